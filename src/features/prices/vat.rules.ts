/** A value added tax rate and the day, in Tehran, from whose beginning it applies. */
export interface VatRate {
  /** `2024-03-21`. */
  readonly from: string;
  readonly percent: number;
}

/** The statutory rates: nine percent, and ten since the year 1403. */
export const deliveredVatRates: readonly VatRate[] = [
  { from: '2015-03-21', percent: 9 },
  { from: '2024-03-20', percent: 10 },
];

/** Parses the owner's setting, oldest rate first; a single `percent`, the former format, applies to all dates. */
export function vatRatesFrom(stored: unknown): readonly VatRate[] {
  const own: { percent?: unknown; rates?: unknown } = typeof stored === 'object' && stored !== null ? stored : {};
  if (Array.isArray(own.rates) && own.rates.length > 0)
    return (own.rates as VatRate[]).toSorted((one, other) => (one.from < other.from ? -1 : 1));
  if (typeof own.percent === 'number') return [{ from: '2015-03-21', percent: own.percent }];
  return deliveredVatRates;
}

/** Returns the rate on a day, `2026-11-21`; zero before the first one. */
export function vatPercentOn(rates: readonly VatRate[], day: string): number {
  return rates.findLast(({ from }) => from <= day)?.percent ?? 0;
}
