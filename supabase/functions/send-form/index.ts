import { denoPlatform } from "../_shared/deno-platform.ts";
import { settings } from "../_shared/settings.generated.ts";
import { words } from "../send-confirmation-email/words.generated.ts";
import { forms } from "./forms.generated.ts";
import { createFormHandler } from "./handler.ts";

Deno.serve(createFormHandler(denoPlatform, settings, forms, words));
