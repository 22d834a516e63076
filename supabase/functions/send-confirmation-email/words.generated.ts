// Generated from the data by `npm run functions`; edit the data instead.
import type { MailWords } from "./words.ts";

export const words: MailWords | undefined = {
  "language": "en-US",
  "from": "Citrus & Coast Painting <estimates@citrusandcoast.example>",
  "replyTo": "Citrus & Coast Painting <estimates@citrusandcoast.example>",
  "plainGreeting": "Hello,",
  "subject": "Your estimate request: {workType}",
  "preheader": "We will contact you within 24 hours.",
  "greeting": "Hello {firstName},",
  "paragraphs": [
    [
      "Thank you for asking Citrus & Coast Painting for a free estimate. We have your request and will contact you ",
      {
        "strong": "within 24 hours"
      },
      " to set a time to visit. The estimate is free, with no obligation."
    ],
    "To change or add something, reply to this email, or call or text us at the numbers below. Our office is open Monday to Friday 7:30 AM to 5:30 PM."
  ],
  "summary": [
    {
      "label": "Name",
      "value": "{firstName} {lastName}"
    },
    {
      "label": "Work type",
      "value": "{workType}"
    }
  ],
  "links": [
    {
      "label": "Call 562-555-0134",
      "to": "tel:+15625550134"
    },
    {
      "label": "Text 562-555-0186",
      "to": "sms:+15625550186"
    }
  ],
  "closing": "Best regards,",
  "signature": "Citrus & Coast Painting",
  "footer": [
    "Citrus & Coast Painting, Santa Fe Springs, CA 90670",
    "CSLB License 536821",
    "You are receiving this email because your address was entered on the estimate form on our website. If that was not you, please ignore it."
  ],
  "workTypes": {
    "interior": "Interior Painting",
    "exterior": "Exterior Painting",
    "both": "Interior & Exterior",
    "commercial": "Commercial Painting",
    "cabinet": "Cabinet Painting",
    "maintenance": "Maintenance Painting"
  },
  "colors": {
    "page": "#e6efec",
    "card": "#fcfbf7",
    "band": "#0d4a59",
    "onBand": "#ffffff",
    "accent": "#f58a1f",
    "ink": "#10282f",
    "inkSoft": "#465a60",
    "link": "#0a6476",
    "tint": "#fff0d4",
    "line": "#cfd8d5"
  }
};
