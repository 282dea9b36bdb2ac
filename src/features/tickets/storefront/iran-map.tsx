import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { capitals, mapSize, onMap, outline, type Place } from '../iran-map.ts';
import { ticketsMessages } from '../tickets.messages.ts';

const border = outline();
const towns = capitals.map((capital) => ({ ...onMap(capital), name: capital.name }));

/** Renders a self-hosted map of the country with the shop's location. */
export function IranMap({ place, label }: { place: Place; label: string }) {
  const t = useMessages(ticketsMessages);
  const language = useLanguage();
  const mark = onMap(place);
  return (
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      role="img"
      aria-label={label}
      direction="ltr"
      className="mx-auto h-auto w-full max-w-100"
    >
      <path d={border} strokeLinejoin="round" className="fill-raised stroke-edge" strokeWidth={1.5} />
      {towns.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={2} className="fill-muted" />
      ))}
      {towns.map(({ x, y, name }) =>
        name === undefined ? null : (
          // The stroke separates the letters from the border and other dots; below the shop's marker there is the ring.
          <text
            key={`${x} ${y}`}
            x={x}
            y={y + (Math.hypot(x - mark.x, y - mark.y) < 12 ? 28 : 17)}
            textAnchor="middle"
            fontSize={15}
            paintOrder="stroke"
            strokeWidth={5}
            strokeLinejoin="round"
            className="fill-muted stroke-raised"
          >
            {name[language]}
          </text>
        ),
      )}
      <circle cx={mark.x} cy={mark.y} r={11} className="fill-none stroke-saffron" strokeWidth={1.5} opacity={0.6} />
      <path
        d={`M${mark.x} ${mark.y}c-3-6-8-9-8-15a8 8 0 0 1 16 0c0 6-5 9-8 15z`}
        className="fill-pomegranate stroke-ground"
        strokeWidth={1}
      />
      <circle cx={mark.x} cy={mark.y - 15} r={3} className="fill-white" />
      <text x={mark.x} y={mark.y - 28} textAnchor="middle" fontSize={14} fontWeight={700} className="fill-ink">
        {t.here}
      </text>
    </svg>
  );
}
