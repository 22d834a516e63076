// Programs that tests use and npm does not bring: where each usually lies, and how to get it.

/**
 * @typedef {object} Program
 * @property {string} name as sentences call it
 * @property {string} variable names one in place of those below
 * @property {string[]} places where it usually lies
 * @property {string[]} [needs] other programs without which it is of no use
 * @property {boolean} [tellsVersion] true where some systems ship a script of its name that only says how to get it
 * @property {boolean} [isPlaywrights] true where Playwright brings one too
 * @property {string[]} packages what apt-get is told to install
 * @property {string} missing what to do where neither finding nor installing worked
 */

/** @type {Program} */
export const chromium = {
  name: "Chromium",
  variable: "CHROMIUM_PATH",
  places: [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  tellsVersion: true,
  isPlaywrights: true,
  // The fonts are what a page shows until its own arrive.
  packages: ["chromium", "fonts-liberation"],
  missing: `No Chromium was found, and none could be installed. The browser tests need one. Do one of these:
  - Debian, as root:  apt-get update && apt-get install -y chromium
  - anywhere:         npx playwright-core install --with-deps chromium
  - have one already: CHROMIUM_PATH=/path/to/chromium npm test`,
};

export const nginx = dispensable({
  name: "nginx",
  variable: "NGINX_PATH",
  places: ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"],
  packages: ["nginx"],
  loss: "its configuration is not tried",
});

export const firefox = dispensable({
  name: "Firefox",
  variable: "FIREFOX_PATH",
  places: ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
  tellsVersion: true,
  packages: ["firefox-esr"],
  loss: "no visit is tried in it",
});

/** WebKitGTK is found by its driver, which knows the browser. It needs a screen: Xvfb is one that nobody sees. */
export const webkit = dispensable({
  name: "WebKit",
  variable: "WEBKIT_PATH",
  places: ["/usr/bin/WebKitWebDriver"],
  needs: ["/usr/bin/Xvfb"],
  packages: ["webkit2gtk-driver", "xvfb"],
  loss: "no visit is tried in it",
});

/**
 * A program that some tests can do without.
 * @param {Omit<Program, "missing"> & { loss: string }} program `loss` says what is not tried without it
 * @returns {Program}
 */
function dispensable({ loss, ...program }) {
  const { name, variable, places, packages } = program;
  const example = `${variable}=/path/to/${places[0]?.split("/").at(-1)}`;
  return {
    ...program,
    packages: ["--no-install-recommends", ...packages],
    missing: `No ${name} was found, and none could be installed, so ${loss}. To try it, install ${name} (Debian, as root: apt-get install -y ${packages.join(" ")}), or name one: ${example} npm test`,
  };
}
