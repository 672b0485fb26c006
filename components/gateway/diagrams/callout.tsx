/** `<Callout n="2" />`: a number of the drawing above, in a sentence; copied as text it reads `(2)`. */
export function Callout({ n }: { readonly n: string }) {
  return (
    <span className="callout-ref" data-digits={n.length}>
      <span className="visually-hidden">(</span>
      {n}
      <span className="visually-hidden">)</span>
    </span>
  );
}
