import { startOfDay } from '#shared/tehran-days.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import type { DashboardFigures } from '../dashboard.contract.ts';
import { dashboardMessages } from './dashboard.messages.ts';

const height = 96;
const step = 10;

/** Renders a bar for each day, today's in another colour, with the day and sum as a tooltip. */
export function SalesChart({ days }: Pick<DashboardFigures, 'days'>) {
  const t = useMessages(dashboardMessages);
  const language = useLanguage();
  const max = Math.max(1, ...days.map(({ total }) => total));
  return (
    <svg
      viewBox={`0 0 ${days.length * step} ${height}`}
      role="img"
      aria-label={t.byDay}
      preserveAspectRatio="none"
      className="h-24 w-full"
    >
      {days.map(({ day, total }, index) => {
        const tall = Math.max(1, (total / max) * (height - 4));
        return (
          <rect
            key={day}
            x={index * step + 1}
            y={height - tall}
            width={step - 2}
            height={tall}
            rx={1.5}
            className={index === days.length - 1 ? 'fill-turquoise' : 'fill-edge'}
          >
            <title>{`${formatJalaliDate(startOfDay(day), language, 'long')}: ${t.toman(total)}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}
