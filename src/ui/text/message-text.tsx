/** The emoji that end some of the shop's messages: their meaning is displayed beside the message. */
const sign = /\s*[❌✅]$/u;

/** A message without the emoji at its end, which stays in its text: phones display it differently, and some not at all. */
export function MessageText({ text }: { text: string }) {
  const [end] = sign.exec(text) ?? [];
  if (end === undefined) return text;
  return (
    <>
      {text.slice(0, -end.length)}
      <span className="sr-only">{end}</span>
    </>
  );
}
