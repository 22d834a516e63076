/** A name of the package zipcodes, which has letters and spaces only → the name as its people write it. */
export function restoreSpelling(name: string): string {
  return name
    .replace(/\b([DLO]) (?=[A-Z])/g, "$1'")
    .replace(/^(Saint|St) /, "St. ")
    .replace(/ (On|By)( The)? /g, (words) =>
      words.toLowerCase().trim().replace(" ", "-").replace(/^|$/g, "-"),
    )
    .replace(/ (Of|And|The)(?= )/g, (word) => word.toLowerCase())
    .replace(/-([a-z])(?=[a-z]{3})/g, (letters) => letters.toUpperCase());
}
