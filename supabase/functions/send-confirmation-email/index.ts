import { denoPlatform } from "../_shared/deno-platform.ts";
import { createConfirmationHandler } from "./handler.ts";

Deno.serve(createConfirmationHandler(denoPlatform));
