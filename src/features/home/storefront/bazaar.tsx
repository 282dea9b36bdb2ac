/** SVG path of a pointed bazaar arch, from 0 to 1 in both directions. */
const arch = 'M0 1V.46C0 .27 .24 .2 .5 0C.76 .2 1 .27 1 .46V1Z';

/** SVG shapes shared by the bazaar scenes; rendered once per page, before them. */
export function BazaarShapes() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <defs>
        <clipPath id="niche" clipPathUnits="objectBoundingBox">
          <path d={arch} />
        </clipPath>
        <radialGradient id="lamplight">
          <stop offset="0" stopColor="#ffe2a3" stopOpacity="0.95" />
          <stop offset="0.22" stopColor="#ffc766" stopOpacity="0.5" />
          <stop offset="1" stopColor="#ffb347" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="brass" x2="1" y2="0">
          <stop offset="0" stopColor="#8f5f1e" />
          <stop offset="0.45" stopColor="#ffd98a" />
          <stop offset="1" stopColor="#8f5f1e" />
        </linearGradient>
        <pattern id="arcade" width="120" height="150" patternUnits="userSpaceOnUse">
          <path d="M10 150V72C10 44 34 36 60 10C86 36 110 44 110 72V150" fill="none" stroke="#fff" strokeWidth="2" />
          <path
            d="M22 150V80C22 58 40 52 60 32C80 52 98 58 98 80V150"
            fill="#000"
            fillOpacity="0.35"
            stroke="#fff"
            strokeOpacity="0.35"
          />
          <path d="M0 4h120" stroke="#fff" strokeOpacity="0.5" />
        </pattern>
      </defs>
      <symbol id="lamp" viewBox="0 0 60 110" overflow="visible">
        <path d="M30 -60V50" stroke="#c9963f" strokeWidth="1.5" />
        <circle cx="30" cy="72" r="30" fill="url(#lamplight)" />
        <path d="M24 54h12l-3-6h-6Z" fill="url(#brass)" />
        <path
          d="M22 56h16l4 14c0 8-5 14-12 14s-12-6-12-14Z"
          fill="#ffe9bd"
          fillOpacity="0.9"
          stroke="url(#brass)"
          strokeWidth="1.5"
        />
        <path d="M30 62c4 6 5 9 5 12a5 5 0 0 1-10 0c0-3 1-6 5-12Z" fill="#ff9d2e" />
        <path d="M26 84h8l-2 6h-4Z" fill="url(#brass)" />
      </symbol>
    </svg>
  );
}

/** The faint arcade in the background behind the goods. */
export function Arcade() {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full opacity-[0.09]">
      <rect width="100%" height="100%" fill="url(#arcade)" />
    </svg>
  );
}

/** A lit lamp on its chain. */
export function Lamp({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 60 110"
      className={`pointer-events-none absolute overflow-visible ${className}`}
    >
      <use href="#lamp" />
    </svg>
  );
}
