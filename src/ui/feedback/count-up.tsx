import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '#shared/text/digits.ts';
import { useLanguage } from '../theme/language-context.tsx';
import { useReducedMotion } from '../theme/reduced-motion.ts';

const duration = 2000;

/** A figure that counts up when first visible. The markup contains its final value, which also reserves its space. */
export function CountUp({ value, className }: { value: number; className?: string }) {
  const language = useLanguage();
  const still = useReducedMotion();
  const figure = useRef<HTMLSpanElement>(null);
  const [visible, setVisible] = useState<number | null>(null);

  useEffect(() => {
    if (!figure.current || still) return;
    let frame = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      let begun: number | null = null;
      const draw = (time: number) => {
        begun ??= time;
        const part = Math.min((time - begun) / duration, 1);
        setVisible(part < 1 ? Math.round(value * (1 - (1 - part) ** 3)) : null);
        if (part < 1) frame = requestAnimationFrame(draw);
      };
      frame = requestAnimationFrame(draw);
    });
    observer.observe(figure.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      setVisible(null);
    };
  }, [value, still]);

  return (
    <span ref={figure} className={className}>
      <span className="relative inline-block figures">
        <span className={visible === null ? '' : 'invisible'}>{formatNumber(value, language)}</span>
        {visible !== null && (
          <span aria-hidden="true" className="absolute inset-0 text-center">
            {formatNumber(visible, language)}
          </span>
        )}
      </span>
    </span>
  );
}
