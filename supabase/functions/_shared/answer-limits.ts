/**
 * Longest answer to each field of the form, in UTF-16 units: the page says it, the functions refuse what is longer. Names
 * of couples and long family names fit. An email address has at most 254 characters (RFC 5321, erratum 1690), the longest
 * postal address of the United States some 120. All together stay far below the 50 kB that EmailJS takes.
 */
export const answerLimits = {
  firstName: 80,
  lastName: 80,
  phone: 40,
  email: 254,
  address: 200,
  workType: 40,
  hearAboutUs: 40,
  message: 5_000,
} as const;

/** Longest answer to a question that a business asks of its own, in UTF-16 units. */
export const ownAnswerLimits = { line: 200, text: 2_000 } as const;

/** Most that the files of one form weigh together, in millions of bytes: as mail, a third more, many mailboxes take no more. */
export const largestUpload = 10;
