import { sql, type SQL } from 'drizzle-orm';

/**
 * A set-returning function of the database: a view that takes a parameter, such as the time. Hand-written statements call it by name, Drizzle queries
 * use what this returns: `.from(activeFlashSales(now))`. The migrations define it in plain SQL, which the planner inlines like a view as long as no
 * argument is a subquery.
 */
export function sqlFunction(name: string): (...values: unknown[]) => SQL {
  return (...values) =>
    sql`${sql.identifier(name)}(${sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    )})`;
}
