import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { EditServer } from "../../scripts/dev/editing/edit-server.ts";
import type { UploadAnswer } from "../../scripts/dev/editing/messages.ts";
import type { EditChange } from "../../scripts/dev/editing/requests.ts";
import { copyOfData } from "../support/data-folder.ts";
import { editedData, openSession } from "../support/edit-session.ts";
import { dataOf } from "../support/folders.ts";
import { listen } from "../support/local-server.ts";

const home = "pages/home.yaml";
const place = { file: home, pointer: "/sections/0/image" };

function photo(width = 1600, height = 1200): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#7a5" } })
    .jpeg()
    .toBuffer();
}

function kept(answer: UploadAnswer) {
  if (answer.status !== "kept") throw new Error(JSON.stringify(answer));
  return answer;
}

const problemOf = (answer: UploadAnswer) => (answer.status === "refused" ? answer.problems[0] : undefined);

/** What a page sends where a picture that was sent takes the place of another. */
function swap({ upload, name }: { upload: string; name: string }, alt: string, focus?: string): EditChange[] {
  return [
    { ...place, before: "roof-repair", after: name },
    {
      kind: "picture",
      file: `images/${name}.yaml`,
      pointer: "/alt",
      before: "",
      after: alt,
      upload,
      ...(focus && { focus }),
    },
  ];
}

describe("a picture that was sent", { timeout: 30_000 }, () => {
  it("is saved with its words and spot and the value that shows it, as one change", async () => {
    const { data, uploads, answer, undo, redo, history } = openSession();
    const [before, bytes] = [dataOf(data.dir), await photo()];
    const sent = kept(uploads.take("IMG 2034 (Über).JPEG", bytes));
    expect(sent).toMatchObject({ name: "img-2034-uber", warnings: [] });
    const changes = swap(sent, "Crew on a slate roof", "30, 20");
    expect(await answer({ action: "try", changes })).toMatchObject({
      status: "good",
      reach: { pages: ["/"] },
    });
    expect(dataOf(data.dir)).toEqual(before);
    expect(await answer({ action: "save", changes })).toMatchObject({ status: "good", canUndo: true });
    expect(data.bytes("images/img-2034-uber.jpg")).toEqual(bytes);
    expect(data.read("images/img-2034-uber.yaml")).toMatch(
      /^# yaml-language-server: .*\nalt: Crew on a slate roof\nfocus:\n {2}- 30\n {2}- 20\n$/,
    );
    expect(data.read(home)).toContain("image: img-2034-uber\n");
    const after = dataOf(data.dir);
    expect(await undo()).toMatchObject({ status: "good", canUndo: false, canRedo: true });
    expect(dataOf(data.dir)).toEqual(before);
    expect(await redo()).toMatchObject({ status: "good", canUndo: true });
    expect(dataOf(data.dir)).toEqual(after);
    expect(await history()).toMatchObject({
      entries: [{ changes: [{ after: "img-2034-uber" }, { after: "Crew on a slate roof" }] }],
    });
  });

  it("gets a name that no picture has, whatever its file is called", async () => {
    const { uploads } = openSession();
    const bytes = await photo(800, 600);
    const names = ["roof-repair.png", "Roof Repair.jpg", "../../etc/passwd", "con.jpg", "写真.jpg", ""];
    expect(names.map((name) => kept(uploads.take(name, bytes)).name)).toEqual([
      "roof-repair-2",
      "roof-repair-3",
      "passwd",
      "con-page",
      "picture",
      "picture-2",
    ]);
  });

  it("gets the ending of what it holds", { tags: "nightly" }, async () => {
    const { uploads, answer, data } = openSession();
    const bytes = await sharp(await photo())
      .avif()
      .toBuffer();
    const sent = kept(uploads.take("barn.jpg", bytes));
    expect(await answer({ action: "save", changes: swap(sent, "A barn by the lake") })).toMatchObject({
      status: "good",
    });
    expect(data.bytes("images/barn.avif")).toEqual(bytes);
  });

  it.each<[what: string, name: string, bytes: () => Promise<Buffer> | Buffer, message: string, hint: RegExp]>(
    [
      [
        "text",
        "list.jpg",
        () => Buffer.from("milk, eggs"),
        "list.jpg is not a picture that pages can show.",
        /export it as JPEG/,
      ],
      [
        "a photo of a phone",
        "IMG_1.HEIC",
        () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
        "img-1.heic is a HEIC photo, which browsers do not show.",
        /^Export it as JPEG: on a Mac, /,
      ],
      [
        "a picture that is cut off",
        "barn.jpg",
        async () => (await photo()).subarray(0, 700),
        "barn.jpg cannot be opened as a picture: it is cut off or damaged.",
        /save it again as JPEG or PNG/,
      ],
      [
        "a drawing that runs something",
        "logo.svg",
        () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        "The element <script> does not belong in a picture.",
        /plain SVG without scripts/,
      ],
      [
        "a picture that unfolds to any size",
        "bomb.png",
        () =>
          sharp({ create: { width: 11_000, height: 10_000, channels: 3, background: "#fff" } })
            .png()
            .toBuffer(),
        "bomb.png unfolds to more than 100 million pixels.",
        /2000 pixels wide/,
      ],
    ],
  )("is refused where it is %s", async (_, name, bytes, message, hint) => {
    const { uploads } = openSession();
    expect(problemOf(uploads.take(name, await bytes()))).toMatchObject({
      message,
      hint: expect.stringMatching(hint),
      isError: true,
    });
  });

  it("is said to know where it was taken", { tags: "nightly" }, async () => {
    const { uploads } = openSession();
    const bytes = await sharp(await photo())
      .withExif({ IFD3: { GPSLatitude: "45/1 4/1 0/1", GPSLatitudeRef: "N" } })
      .jpeg()
      .toBuffer();
    expect(kept(uploads.take("barn.jpg", bytes)).warnings).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/^barn\.jpg says where it was taken\./),
        isError: false,
      }),
    ]);
  });

  it("needs words, and takes the place of no file that came meanwhile", async () => {
    const { data, uploads, answer } = openSession();
    const sent = kept(uploads.take("barn.jpg", await photo()));
    expect(await answer({ action: "save", changes: swap(sent, "") })).toMatchObject({
      status: "refused",
      problems: [{ message: expect.stringContaining("alt") }],
    });
    expect(existsSync(join(data.dir, "images/barn.jpg"))).toBe(false);
    data.write("images/barn.jpg", "theirs");
    expect(await answer({ action: "save", changes: swap(sent, "A barn by the lake") })).toMatchObject({
      status: "refused",
      problems: [{ message: "Somebody else has made images/barn.jpg meanwhile." }],
    });
    expect(data.read("images/barn.jpg")).toBe("theirs");
  });

  it("is written nowhere but among the pictures, and is gone once others have come", async () => {
    const { uploads, answer } = openSession();
    const bytes = await photo(800, 600);
    const sent = kept(uploads.take("barn.jpg", bytes));
    const gone = { status: "refused", problems: [{ code: "missing-image" }] };
    for (const file of [
      "images/other.yaml",
      "pages/barn.yaml",
      "images/../barn.yaml",
      "images/barn.yaml/barn.yaml",
    ]) {
      const [value, picture] = swap(sent, "A barn by the lake") as [EditChange, EditChange];
      expect(await answer({ action: "save", changes: [value, { ...picture, file }] })).toMatchObject(gone);
    }
    for (const name of ["a", "b", "c", "d"]) kept(uploads.take(`${name}.jpg`, bytes));
    expect(await answer({ action: "save", changes: swap(sent, "A barn by the lake") })).toMatchObject(gone);
  });
});

describe("what is said of a picture", { timeout: 30_000 }, () => {
  const focus = (before: string, after: string): EditChange[] => [
    { kind: "focus", file: "images/roof-repair.yaml", pointer: "/focus", before, after },
  ];

  it("comes to one of which nothing was said", async () => {
    const { data, answer, undo } = openSession();
    const before = dataOf(data.dir);
    const described = (file: string): EditChange[] => [
      { kind: "picture", file, pointer: "/alt", before: "", after: "Moss on a roof", focus: "10, 90" },
    ];
    expect(await answer({ action: "save", changes: described("images/nothing.yaml") })).toMatchObject({
      status: "refused",
    });
    expect(await answer({ action: "save", changes: described("images/roof-repair.yaml") })).toMatchObject({
      status: "good",
    });
    expect(data.read("images/roof-repair.yaml")).toContain("alt: Moss on a roof\nfocus:\n  - 10\n  - 90\n");
    expect(await undo()).toMatchObject({ status: "good" });
    expect(dataOf(data.dir)).toEqual(before);
  });

  it("gets a spot, another one and none, and nothing else changes", async () => {
    const text = "alt: A roof with moss on it # seen from the street\n";
    const data = copyOfData().write("images/roof-repair.yaml", text);
    const { answer, undo } = openSession(data);
    expect(await answer({ action: "save", changes: focus("", "30, 20") })).toMatchObject({ status: "good" });
    expect(data.read("images/roof-repair.yaml")).toBe(`${text}focus:\n  - 30\n  - 20\n`);
    expect(await answer({ action: "save", changes: focus("30, 20", "31, 100") })).toMatchObject({
      status: "good",
    });
    expect(data.read("images/roof-repair.yaml")).toBe(`${text}focus:\n  - 31\n  - 100\n`);
    expect(await answer({ action: "save", changes: focus("30, 20", "0, 0") })).toMatchObject({
      status: "conflict",
      current: "31, 100",
    });
    expect(await answer({ action: "save", changes: focus("31, 100", "101, 0") })).toMatchObject({
      status: "refused",
    });
    expect(await answer({ action: "save", changes: focus("31, 100", "") })).toMatchObject({ status: "good" });
    expect(data.read("images/roof-repair.yaml")).toBe(text);
    for (let count = 0; count < 3; count++) await undo();
    expect(data.read("images/roof-repair.yaml")).toBe(text);
  });
});

it("a picture by HTTP is taken from pages of the server alone, up to the size that the build reads", async () => {
  const { edited } = editedData(copyOfData());
  const server = new EditServer(edited);
  const { url, close } = await listen((request, response) => server.serve(request, response));
  onTestFinished(close);
  const bytes = await photo();
  const { token } = server.state;
  const send = (headers: Record<string, string>, body: BodyInit = Uint8Array.from(bytes)) =>
    fetch(`${url}/__edit/picture?name=my%20barn.jpg`, { method: "POST", headers, body });
  expect((await send({})).status).toBe(403);
  expect((await send({ "x-site-edit": "guess" })).status).toBe(403);
  expect((await send({ "x-site-edit": token, origin: "https://elsewhere.example" })).status).toBe(403);
  expect((await fetch(`${url}/__edit/picture?name=a.jpg`)).status).toBe(405);
  expect(await (await send({ "x-site-edit": token, origin: url })).json()).toMatchObject({
    status: "kept",
    name: "my-barn",
  });
  const large = await (await send({ "x-site-edit": token }, new Uint8Array(50_000_001))).json();
  expect(problemOf(large as UploadAnswer)).toMatchObject({ message: "my barn.jpg is larger than 50 MB." });
});
