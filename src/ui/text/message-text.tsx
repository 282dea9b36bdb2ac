/** The signs that some of the shop's sentences end with: what they mean is drawn beside the sentence. */
const sign = /\s*[❌✅]$/u;

/** A sentence as it is drawn, without a sign at its end, which stays in its text: phones draw it each in another way, and some not at all. */
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
