import { Badge, type Tone } from '#ui/feedback/badge.tsx';

const tones: Readonly<Record<string, Tone>> = { pomegranate: 'strong', turquoise: 'good', saffron: 'offer' };

/** Renders a product's badge in the colour set by the owner; renders nothing without a text. */
export function ProductBadge({
  text,
  colour,
  className,
}: {
  text: string | null | undefined;
  colour: string | null | undefined;
  className?: string;
}) {
  if (!text) return null;
  return (
    <Badge
      tone={tones[/--color-(\w+)/.exec(colour ?? '')?.[1] ?? ''] ?? 'strong'}
      {...(className !== undefined && { className })}
    >
      {text}
    </Badge>
  );
}
