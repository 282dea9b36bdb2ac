/** A rate of the value added tax, and the day from whose beginning in Tehran it holds. */
export interface VatRate {
  /** `2024-03-21`. */
  readonly from: string;
  readonly percent: number;
}

/** The rates by law: nine percent, and ten since the year 1403. */
export const deliveredVatRates: readonly VatRate[] = [
  { from: '2015-03-21', percent: 9 },
  { from: '2024-03-20', percent: 10 },
];

/** What the owner decided, the oldest first; a single `percent`, as it was stored once, holds since ever. */
export function vatRatesFrom(stored: unknown): readonly VatRate[] {
  const own: { percent?: unknown; rates?: unknown } = typeof stored === 'object' && stored !== null ? stored : {};
  if (Array.isArray(own.rates) && own.rates.length > 0)
    return (own.rates as VatRate[]).toSorted((one, other) => (one.from < other.from ? -1 : 1));
  if (typeof own.percent === 'number') return [{ from: '2015-03-21', percent: own.percent }];
  return deliveredVatRates;
}

/** The rate on a day, `2026-11-21`; before the first one there is none. */
export function vatPercentOn(rates: readonly VatRate[], day: string): number {
  return rates.findLast(({ from }) => from <= day)?.percent ?? 0;
}
