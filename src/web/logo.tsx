import { useBrand } from './session/brand.ts';

/** The shop's logo; by default its mark, the arched front of a stall with its lamp. */
export function Logo({ size = 32 }: { size?: number }) {
  const { logo } = useBrand();
  if (logo !== null)
    return (
      <img
        src={logo}
        alt=""
        width={size}
        height={size}
        className="shrink-0 object-contain"
        style={{ width: size, height: size }}
      />
    );
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <path d="M3 29V15C3 7.8 8.8 2 16 2s13 5.8 13 13v14h-6V16a7 7 0 0 0-14 0v13z" className="fill-pomegranate" />
      <path d="M16 11v4" className="stroke-saffron" strokeWidth="1.6" strokeLinecap="round" />
      <path d="M12.2 19.5a3.8 3.8 0 0 1 7.6 0l.8 2.2h-9.2z" className="fill-saffron" />
      <path d="M11 26h10v3H11z" className="fill-turquoise" />
    </svg>
  );
}
