/** Values of an estimate request that are easily damaged on their way. */
export const hostileParams = {
  from_name: `José "Pépé" O'Brien & Sons`,
  from_email: "jose@example.com",
  phone: "612-555-0101",
  address: '12 "A" Street, <Rear>',
  work_type: "Interior & Exterior",
  hear_about_us: "Instagram/FB",
  message: "First line\nSecond line & more\n\n<script>alert(1)</script> — 漢字 {{phone}} $& $1",
  to_email: "stranger@maple.example",
};

/** The ids of the account that the stand-in knows where the data has none. */
export const ids = {
  user_id: "stand-in-public-key",
  service_id: "stand-in-service",
  template_id: "stand-in-template",
};

/** What the browser's library sends. */
export function sendBody(params: Record<string, unknown> = hostileParams): Record<string, unknown> {
  return { lib_version: "4.4.1", ...ids, template_params: params };
}

/** Posts a text, or a value as JSON. */
export function postJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "Content-Type": "application/json", ...headers },
  });
}

/** Status and text of an answer in one line. */
export async function summaryOf(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  return `${response.status} ${await response.text()}`;
}

/** Posts to the email service. */
export function sendMail(url: string, body: unknown = sendBody()): Promise<string> {
  return summaryOf(postJson(`${url}/api/v1.0/email/send`, body));
}
