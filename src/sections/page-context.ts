import type { CityProps } from "../kinds/city/fields.ts";
import type { County, CountyProps } from "../kinds/county/fields.ts";
import type { PageFile, PageFileProps } from "../kinds/page/fields.ts";
import type { ProjectProps } from "../kinds/project/fields.ts";
import type { CityEntity, Entity } from "../loader/entity.ts";
import type { Paging, Part } from "../site/paging.ts";
import type { Site } from "../site/site.ts";

/** What a page knows when its sections are made. */
export interface PageContext {
  site: Site;
  type: PageFile["type"];
  /** The subject of the page, its texts filled. */
  city?: { entity: CityEntity; props: CityProps };
  county?: { entity: Entity<County>; props: CountyProps; part?: Part };
  paging?: Paging;
  project?: ProjectProps;
  article?: PageFileProps["article"];
}
