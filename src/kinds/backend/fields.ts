import { flag, group, integer, list, optional, origin, type Static, text } from "../../fields/index.ts";

export const backendFields = group(
  "The services that the pages call. All values are public: every visitor's browser gets them.",
  {
    mail: group("The email service EmailJS, which brings a request to the firm.", {
      origin: origin(
        "Origin of the service: https and host, no slash at the end.",
        "https://mail.maple-roofing.example",
      ),
      publicKey: text(
        "Public key of the account; empty while there is none, which a release refuses.",
        "maple-public-key",
        { minLength: 0 },
      ),
      serviceId: text(
        "Id of the service that sends the mail; empty while there is none, which a release refuses.",
        "service_maple",
        { minLength: 0 },
      ),
      templateId: text(
        "Id of the template of the mail; empty while there is none, which a release refuses.",
        "template_quote",
        { minLength: 0 },
      ),
      blockHeadless: optional(
        flag("Refuses browsers that a program drives; true where it is not said.", true),
      ),
      blockedEmails: optional(
        list(
          "Email addresses whose requests are refused in the browser, exactly as they are entered.",
          text("An email address.", "spam@maple-roofing.example"),
        ),
      ),
    }),
    functions: group("The Supabase project whose edge functions confirm requests and look up addresses.", {
      url: text(
        "Origin of the project; empty while there is none, which a release refuses.",
        "https://maple.supabase.co",
        {
          pattern: "^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*(:\\d{1,5})?)?$",
          mistake: "Write https:// and the host, without a slash at the end.",
          form: "origin",
          minLength: 0,
        },
      ),
      anonKey: text(
        "Public anonymous or publishable key; empty while there is none, which a release refuses.",
        "sb_publishable_maple",
        { minLength: 0 },
      ),
      origins: optional(
        list(
          "Further origins whose pages may call the functions, beside that of `url` in business.yaml: the address without www, a preview of the host.",
          origin("Scheme and host, no slash at the end.", "https://maple-roofing.example"),
        ),
      ),
      limits: optional(
        group(
          "How often the functions do what costs money or reaches strangers, whoever asks. One visitor address may take a third of the mails of an hour and a tenth of the look-ups of a day.",
          {
            mailsPerAddressPerDay: optional(
              integer(
                "Confirmations that one email address gets in any 24 hours; 2 where it is not said.",
                2,
                { minimum: 1, maximum: 20, unit: "mails" },
              ),
            ),
            mailsPerHour: optional(
              integer(
                "Confirmations to all addresses together within an hour; 60 where it is not said.",
                60,
                { minimum: 1, maximum: 1000, unit: "mails" },
              ),
            ),
            lookUpsPerDay: optional(
              integer(
                "Paid property look-ups for all visitors together in any 24 hours; 200 where it is not said. Houses that were asked for before are answered without one.",
                200,
                { minimum: 1, maximum: 5000, unit: "look-ups" },
              ),
            ),
          },
        ),
      ),
    }),
  },
);

export type Backend = Static<typeof backendFields>;
