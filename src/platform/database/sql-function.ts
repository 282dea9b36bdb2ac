import { sql, type SQL } from 'drizzle-orm';

/**
 * A function of the database that answers rows: a view that needs a value, such as the time. Hand-written statements call it by
 * its name, Drizzle's by what this answers: `.from(activeFlashSales(now))`. The migrations define it in plain SQL, which the planner
 * inlines like a view's as long as no argument is a subquery.
 */
export function sqlFunction(name: string): (...values: unknown[]) => SQL {
  return (...values) =>
    sql`${sql.identifier(name)}(${sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    )})`;
}
