import {
  choice,
  flag,
  group,
  integer,
  line,
  list,
  optional,
  prose,
  type Resolved,
  type Static,
  slug,
  text,
} from "../../fields/index.ts";

/** What is said when a request was sent, or was not. */
const notice = (description: string, text: string, title = "Not sent") =>
  group(description, {
    title: line("Title of the notice.", title),
    text: line("Text of the notice.", text),
  });

export const formFields = group("A form of the site: fields, words and notices.", {
  delivery: optional(
    choice(
      ["emailjs", "function", "host", "webhook"],
      "What brings a request to the business: the email service EmailJS (where it is left out), our own edge function by mail, the forms of the host (Netlify), or our own edge function by a signed call of the webhook that its environment names.",
      "function",
    ),
  ),
  confirmation: optional(
    flag("False where no mail confirms a request to the visitor, who then need not say an address.", false),
  ),
  heading: optional(line("Heading inside the form.", "Your quote")),
  license: optional(
    line("Line under the heading that says who vouches for the business.", "License {licenseNumber}"),
  ),
  note: line("Sentence that explains the asterisk.", "All fields are required (*)."),
  requiredMark: text("Mark behind the label of a required field.", "*"),
  groups: list(
    "Groups of fields.",
    group("A group.", {
      legend: line("Name of the group.", "You"),
      fields: list(
        "Fields of the group.",
        group("A field.", {
          name: text(
            "What is asked for. firstName, lastName, phone, email, address, workType, hearAboutUs and message each have their place in the mail to the business; any other name is a question of your own, whose answer stands below the message.",
            "firstName",
            {
              pattern: "^[A-Za-z][A-Za-z0-9]{1,39}$",
              mistake: "Write one word of the letters a to z and digits, such as firstName or roofAge.",
            },
          ),
          label: line("Label above the field.", "First name"),
          type: choice(
            ["text", "tel", "email", "select", "radio", "checkbox", "date", "number", "textarea", "file"],
            "Kind of field. Of a select or of radio buttons one choice is taken, of checkboxes as many as fit. Files are photos or documents that the visitor adds; EmailJS takes none.",
            "text",
          ),
          optional: optional(flag("May be left empty.", true)),
          showIf: optional(
            group("Asks only those who chose something in a field above; without it, everybody is asked.", {
              field: text("Name of that field.", "workType"),
              is: list(
                "Values of its choices, of which one must be taken.",
                slug("Value of a choice.", "repair"),
                { minItems: 1 },
              ),
            }),
          ),
          autocomplete: optional(text("What a browser may fill in (HTML autofill token).", "given-name")),
          placeholder: optional(line("Gray text in the empty field.", "Where is the roof?")),
          hint: optional(line("Help under the label.", "So we can agree a time")),
          half: optional(flag("Shares its row with the next field on wide screens.", true)),
          missing: optional(
            line(
              "Shown when the field is empty; needed unless the field is optional.",
              "Please fill in your first name",
            ),
          ),
          invalid: optional(
            line(
              "Shown when the text does not fit the kind of field.",
              "Enter an email address like name@host.com",
            ),
          ),
          minDigits: optional(
            integer("Fewest digits of a phone number.", 10, { minimum: 1, maximum: 15, unit: "digits" }),
          ),
          accept: optional(
            list(
              "What may be added to a field for files. Photos are JPEG, PNG and WebP; phones turn theirs into JPEG by themselves.",
              choice(["photos", "pdf"], "A kind of file.", "photos"),
              { minItems: 1, examples: [["photos"]] },
            ),
          ),
          maxFiles: optional(
            integer("Most files of the field; 4 where it is left out.", 4, {
              minimum: 1,
              maximum: 10,
              unit: "files",
            }),
          ),
          maxMegabytes: optional(
            integer(
              "Most that the files of the field weigh together, after large photos were made smaller; 8 where it is left out.",
              8,
              { minimum: 1, maximum: 10, unit: "MB" },
            ),
          ),
          options: optional(
            list(
              "Choices of a select, of radio buttons or of checkboxes.",
              group("A choice.", {
                value: slug("What is sent.", "repair"),
                label: line("What is shown.", "Repair"),
              }),
              { minItems: 1, mayRepeat: true },
            ),
          ),
        }),
        { minItems: 1, mayRepeat: true },
      ),
    }),
    { minItems: 1, mayRepeat: true },
  ),
  submit: line("Words of the button.", "Ask for a quote"),
  sending: line("Words of the button while sending.", "Sending..."),
  promise: line("When the firm answers.", "We answer within a day."),
  noticeMs: integer("How long a notice stays.", 6000, {
    minimum: 1000,
    maximum: 60000,
    unit: "milliseconds",
  }),
  sent: notice("A notice.", "We will call you.", "Sent"),
  failed: notice("A notice.", "We will call you.", "Sent"),
  tooLong: line(
    "Shown when an answer is longer than the services take; {n} is its length, {max} the most, both in characters.",
    "{n} characters are too many; we take {max}",
    { fills: ["n", "max"] },
  ),
  files: optional(
    group("Words of fields for files.", {
      wrongType: line(
        "Shown for a file of a kind that is not taken; {name} is the file.",
        "{name} cannot be sent; please add photos",
        { fills: ["name"] },
      ),
      tooMany: line(
        "Shown where more files were added than are taken; {max} is how many.",
        "No more than {max} files",
        { fills: ["max"] },
      ),
      tooLarge: line(
        "Shown where the files are too large together; {max} is what they may weigh, in megabytes.",
        "Together they may have {max} MB",
        { fills: ["max"] },
      ),
      remove: line("Button that takes a file away again; {name} is the file.", "Remove {name}", {
        fills: ["name"],
      }),
    }),
  ),
  failures: optional(
    group("Notices of single failures; where one is absent, `failed` is shown.", {
      network: optional(
        notice(
          "No answer came, for example because the visitor is offline; the request may have arrived.",
          "The connection failed. Please send again, or call {phone}.",
        ),
      ),
      throttled: optional(
        notice(
          "The email service had no room for the request, although it was tried several times; nothing was sent.",
          "Too many people are writing. Please send again in a minute, or call {phone}.",
        ),
      ),
      blocked: optional(
        notice(
          "The email service or our own list refuses this sender.",
          "Your request was refused. Please call {phone}.",
        ),
      ),
      headless: optional(
        notice(
          "A program drives the browser; nothing was sent.",
          "Automated browsers cannot send this form. Please call {phone}.",
        ),
      ),
      timeout: optional(
        notice(
          "No answer came in time; the request may have arrived.",
          "We do not know whether your request arrived. Please call {phone}.",
        ),
      ),
      malformed: optional(
        notice(
          "The answer could not be read; the request may have arrived.",
          "We do not know whether your request arrived. Please call {phone}.",
        ),
      ),
      robot: optional(
        notice(
          "The form was filled in too fast, or a field that people cannot see was filled in; nothing was sent.",
          "This looked automated and was not sent. Please send again, or call {phone}.",
        ),
      ),
      repeated: optional(
        notice(
          "The last request of this browser was sent only seconds ago; nothing was sent.",
          "Please wait a few seconds, then send again.",
        ),
      ),
    }),
  ),
  privacy: optional(
    prose(
      "What the answers are used for, under the button, with a link to the page that says the rest.",
      "We use your answers only to reply.",
    ),
  ),
  trapLabel: line(
    "Label of the field that only programs fill in; people neither see nor hear it.",
    "Please leave this empty",
  ),
  mailSubject: line(
    "Subject of the email that a visitor without script sends from their own mail program.",
    "Quote request",
  ),
  scriptless: prose(
    "Shown beside the form, which opens the visitor's mail program, where script is switched off.",
    "Please call us.",
  ),
  noticesLabel: line("Name of the place of notices for screen readers.", "Notices"),
  dismiss: line("Button that closes a notice.", "Close notice"),
});

export type Form = Static<typeof formFields>;
/** As its page gets it. */
export type FormProps = Resolved<typeof formFields>;
