import { cpSync } from "node:fs";
import { DataFolder, fixtureSite } from "./data-folder.ts";
import { page } from "./fuller-site.ts";

const questions = `      - name: firstName
        label: First name
        type: text
        missing: Enter your first name
      - name: trouble
        label: What is it?
        type: checkbox
        missing: Choose what it is
        options:
          - { value: leak, label: A leak }
          - { value: moss, label: Moss & lichen }
      - name: photos
        label: Photos
        type: file
        maxFiles: 2
        maxMegabytes: 1
        missing: Add a photo
`;

const fileWords = `files:
  wrongType: "{name} is not a photo"
  tooMany: "No more than {max} photos"
  tooLarge: "Together no more than {max} MB"
  remove: "Remove {name}"
`;

/** Writes the minimal site with a form for each way to the business that takes files, each on a page called like it. */
export function writeFormsSite(dir: string): void {
  cpSync(fixtureSite("minimal"), dir, { recursive: true });
  const data = new DataFolder(dir);
  const quote = data.read("forms/quote.yaml");
  const rest = quote.slice(quote.indexOf("submit:"));
  const head = quote.slice(0, quote.indexOf("groups:"));
  for (const delivery of ["function", "webhook", "host"]) {
    const groups = `groups:\n  - legend: The roof\n    fields:\n${questions}`;
    data.write(
      `forms/${delivery}-form.yaml`,
      `${head}delivery: ${delivery}\nconfirmation: false\n${groups}${fileWords}${rest}`,
    );
    data.write(
      `pages/${delivery}.yaml`,
      page(`/${delivery}`, "text", contactSection(`${delivery}-form`))
        .replaceAll("about text", `about ${delivery}`)
        .replace("title: text", `title: By ${delivery}`),
    );
  }
  for (const name of ["home", "contact", "city"])
    data.edit(`pages/${name}.yaml`, "  - kind: contact\n", "  - kind: contact\n    form: quote\n");
  data.edit("pages/home.yaml", "[How we repair](/roof-repair)", links);
}

const links = "[How we repair](/roof-repair), [by mail](/function), [by call](/webhook), [by host](/host)";

const contactSection = (form: string) => `  - kind: contact
    form: ${form}
    heading: Tell us about your roof
    callHeading: Prefer to talk?
    call: Call {phone}
    textLabel: Text {textPhone}
    email: "{email}"
`;
