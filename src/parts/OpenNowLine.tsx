import { useEffect, useState } from "react";
import type { OpenNow } from "../site/hours/open-now.ts";

/** Longest time until it looks at the clock again: a computer that slept has lost its timers. */
const longestMs = 60_000;

/** Whether it is open by the clock of the business. Its line is kept free, so that nothing moves once the browser knows. */
export function OpenNowLine({ now }: { now: OpenNow }) {
  const [text, setText] = useState("");
  useEffect(() => {
    let timer: number | undefined;
    let isGone = false;
    const show = async () => {
      const { openWords } = await import("../site/hours/open-now.ts");
      if (isGone) return;
      const instant = Date.now();
      const found = openWords(now, instant);
      setText(found?.text ?? "");
      if (found) timer = window.setTimeout(show, Math.min(found.until - instant, longestMs));
    };
    // Without this file, which a network may fail to bring, the hours themselves still say it.
    show().catch(() => undefined);
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [now]);
  return <p className="open-now">{text}</p>;
}
