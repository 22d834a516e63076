import { denoPlatform } from "../_shared/deno-platform.ts";
import { settings } from "../_shared/settings.generated.ts";
import { createPropertyHandler } from "./handler.ts";

Deno.serve(createPropertyHandler(denoPlatform, settings));
