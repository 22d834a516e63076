import type { Rule } from "../rule.ts";
import { file404 } from "./file/404.ts";
import { fileAltered } from "./file/altered.ts";
import { fileBroken } from "./file/broken.ts";
import { fileCssImport } from "./file/css-import.ts";
import { fileFeed } from "./file/feed.ts";
import { fileFontDisplay } from "./file/font-display.ts";
import { fileIndexnow } from "./file/indexnow.ts";
import { fileLlms } from "./file/llms.ts";
import { fileManifest } from "./file/manifest.ts";
import { fileMissing } from "./file/missing.ts";
import { filePrivate } from "./file/private.ts";
import { fileSecurityTxt } from "./file/security-txt.ts";
import { fileStray } from "./file/stray.ts";
import { fileStrayPage } from "./file/stray-page.ts";
import { fileWeight } from "./file/weight.ts";
import { graphContextual } from "./graph/contextual.ts";
import { graphDepth } from "./graph/depth.ts";
import { graphHierarchy } from "./graph/hierarchy.ts";
import { graphOrphan } from "./graph/orphan.ts";
import { graphOutlinks } from "./graph/outlinks.ts";
import { graphScore } from "./graph/score.ts";
import { graphTextDepth } from "./graph/text-depth.ts";
import { hostAssetCache } from "./host/asset-cache.ts";
import { hostCspHeader } from "./host/csp-header.ts";
import { hostCspRefuses } from "./host/csp-refuses.ts";
import { hostFileForRoute } from "./host/file-for-route.ts";
import { hostFileType } from "./host/file-type.ts";
import { hostHeaderLines } from "./host/header-lines.ts";
import { hostHstsXfo } from "./host/hsts-xfo.ts";
import { hostHttps } from "./host/https.ts";
import { hostPageCache } from "./host/page-cache.ts";
import { hostPageHeaders } from "./host/page-headers.ts";
import { hostPreviewNoindex } from "./host/preview-noindex.ts";
import { hostRedirectCode } from "./host/redirect-code.ts";
import { hostRedirectLost } from "./host/redirect-lost.ts";
import { hostRedirectShadow } from "./host/redirect-shadow.ts";
import { hostSoft404 } from "./host/soft-404.ts";
import { hostSri } from "./host/sri.ts";
import { linkAdded } from "./link/added.ts";
import { linkBroken } from "./link/broken.ts";
import { linkCommentSpam } from "./link/comment-spam.ts";
import { linkContact } from "./link/contact.ts";
import { linkCrawlable } from "./link/crawlable.ts";
import { linkFragment } from "./link/fragment.ts";
import { linkLocalhostHttp } from "./link/localhost-http.ts";
import { linkNofollowInternal } from "./link/nofollow-internal.ts";
import { linkRedirect } from "./link/redirect.ts";
import { linkRelative } from "./link/relative.ts";
import { linkRepeated } from "./link/repeated.ts";
import { linkSameText } from "./link/same-text.ts";
import { linkScriptRedirect } from "./link/script-redirect.ts";
import { linkText } from "./link/text.ts";
import { linkVisitorRedirect } from "./link/visitor-redirect.ts";
import { linkWrongTarget } from "./link/wrong-target.ts";
import { mapEntry } from "./map/entry.ts";
import { mapForm } from "./map/form.ts";
import { mapIgnored } from "./map/ignored.ts";
import { mapLastmod } from "./map/lastmod.ts";
import { mapLimits } from "./map/limits.ts";
import { mapSet } from "./map/set.ts";
import { robotsAssets } from "./robots/assets.ts";
import { robotsValid } from "./robots/valid.ts";
import { urlForm } from "./url/form.ts";
import { urlSlash } from "./url/slash.ts";

/** Addresses, links, sitemap, robots.txt and the files of the host. */
export const siteRules: readonly Rule[] = [
  urlForm,
  urlSlash,
  linkAdded,
  linkBroken,
  linkFragment,
  linkRedirect,
  linkCrawlable,
  linkText,
  linkContact,
  linkCommentSpam,
  linkWrongTarget,
  linkSameText,
  linkRepeated,
  linkRelative,
  linkNofollowInternal,
  linkLocalhostHttp,
  linkScriptRedirect,
  linkVisitorRedirect,
  graphOrphan,
  graphContextual,
  graphDepth,
  graphHierarchy,
  graphTextDepth,
  graphScore,
  graphOutlinks,
  mapForm,
  mapSet,
  mapEntry,
  mapLimits,
  mapLastmod,
  mapIgnored,
  robotsValid,
  robotsAssets,
  fileMissing,
  fileAltered,
  fileBroken,
  fileFeed,
  fileCssImport,
  fileFontDisplay,
  fileWeight,
  filePrivate,
  fileStrayPage,
  fileStray,
  file404,
  fileManifest,
  fileLlms,
  fileIndexnow,
  fileSecurityTxt,
  hostFileForRoute,
  hostRedirectCode,
  hostRedirectShadow,
  hostRedirectLost,
  hostSoft404,
  hostCspHeader,
  hostCspRefuses,
  hostHstsXfo,
  hostHttps,
  hostPageHeaders,
  hostFileType,
  hostHeaderLines,
  hostPageCache,
  hostAssetCache,
  hostSri,
  hostPreviewNoindex,
];
