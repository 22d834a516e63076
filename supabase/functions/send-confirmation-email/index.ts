import { denoPlatform } from "../_shared/deno-platform.ts";
import { settings } from "../_shared/settings.generated.ts";
import { createConfirmationHandler } from "./handler.ts";
import { words } from "./words.generated.ts";

Deno.serve(createConfirmationHandler(denoPlatform, settings, words));
