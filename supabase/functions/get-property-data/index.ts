import { denoPlatform } from "../_shared/deno-platform.ts";
import { createPropertyHandler } from "./handler.ts";

Deno.serve(createPropertyHandler(denoPlatform));
