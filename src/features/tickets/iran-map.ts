/** A location, as latitude and longitude in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** The border of Iran at 1:110 million (Natural Earth, public domain): alternating longitude and latitude. */
const border = [
  53.92, 37.2, 54.8, 37.39, 55.51, 37.96, 56.18, 37.94, 56.62, 38.12, 57.33, 38.03, 58.44, 37.52, 59.23, 37.41, 60.38,
  36.53, 61.12, 36.49, 61.21, 35.65, 60.8, 34.4, 60.53, 33.68, 60.96, 33.53, 60.54, 32.98, 60.86, 32.18, 60.94, 31.55,
  61.7, 31.38, 61.78, 30.74, 60.87, 29.83, 61.37, 29.3, 61.77, 28.7, 62.73, 28.26, 62.76, 27.38, 63.23, 27.22, 63.32,
  26.76, 61.87, 26.24, 61.5, 25.08, 59.62, 25.38, 58.53, 25.61, 57.4, 25.74, 56.97, 26.97, 56.49, 27.14, 55.72, 26.96,
  54.72, 26.48, 53.49, 26.81, 52.48, 27.58, 51.52, 27.87, 50.85, 28.81, 50.12, 30.15, 49.58, 29.99, 48.94, 30.32, 48.57,
  29.93, 48.01, 30.45, 48.0, 30.99, 47.69, 30.98, 47.85, 31.71, 47.33, 32.47, 46.11, 33.02, 45.42, 33.97, 45.65, 34.75,
  46.15, 35.09, 46.08, 35.68, 45.42, 35.98, 44.77, 37.17, 44.23, 37.97, 44.42, 38.28, 44.11, 39.43, 44.79, 39.71, 44.95,
  39.34, 45.46, 38.87, 46.14, 38.74, 46.51, 38.77, 47.69, 39.51, 48.06, 39.58, 48.36, 39.29, 48.01, 38.79, 48.63, 38.27,
  48.88, 38.32, 49.2, 37.58, 50.15, 37.37, 50.84, 36.87, 52.26, 36.7, 53.83, 36.97,
] as const;

/** The provincial capitals; those with a name are labelled. */
export const capitals: readonly (Place & { readonly name?: { readonly fa: string; readonly en: string } })[] = [
  { latitude: 35.69, longitude: 51.39, name: { fa: 'تهران', en: 'Tehran' } },
  { latitude: 38.08, longitude: 46.29, name: { fa: 'تبریز', en: 'Tabriz' } },
  { latitude: 36.3, longitude: 59.61, name: { fa: 'مشهد', en: 'Mashhad' } },
  { latitude: 32.65, longitude: 51.67, name: { fa: 'اصفهان', en: 'Isfahan' } },
  { latitude: 29.59, longitude: 52.58, name: { fa: 'شیراز', en: 'Shiraz' } },
  { latitude: 31.32, longitude: 48.67, name: { fa: 'اهواز', en: 'Ahvaz' } },
  { latitude: 29.5, longitude: 60.86, name: { fa: 'زاهدان', en: 'Zahedan' } },
  { latitude: 30.28, longitude: 57.08, name: { fa: 'کرمان', en: 'Kerman' } },
  { latitude: 34.31, longitude: 47.07, name: { fa: 'کرمانشاه', en: 'Kermanshah' } },
  { latitude: 27.19, longitude: 56.28, name: { fa: 'بندرعباس', en: 'Bandar Abbas' } },
  { latitude: 31.9, longitude: 54.37, name: { fa: 'یزد', en: 'Yazd' } },
  { latitude: 37.55, longitude: 45.07 },
  { latitude: 38.25, longitude: 48.29 },
  { latitude: 35.84, longitude: 50.94 },
  { latitude: 33.64, longitude: 46.42 },
  { latitude: 28.97, longitude: 50.84 },
  { latitude: 32.33, longitude: 50.86 },
  { latitude: 32.87, longitude: 59.22 },
  { latitude: 37.47, longitude: 57.33 },
  { latitude: 36.68, longitude: 48.49 },
  { latitude: 35.58, longitude: 53.39 },
  { latitude: 36.27, longitude: 50 },
  { latitude: 34.64, longitude: 50.88 },
  { latitude: 35.31, longitude: 47 },
  { latitude: 30.67, longitude: 51.59 },
  { latitude: 36.84, longitude: 54.44 },
  { latitude: 37.28, longitude: 49.58 },
  { latitude: 33.49, longitude: 48.36 },
  { latitude: 36.57, longitude: 53.06 },
  { latitude: 34.09, longitude: 49.69 },
  { latitude: 34.8, longitude: 48.51 },
];

/** The size of the map's viewBox. */
export const mapSize = { width: 400, height: 352 };
const west = 43.6;
const north = 40.1;
/** Scale at 32 degrees north: a degree of longitude is shorter than one of latitude by the cosine. */
const perLongitude = 19.6;
const perLatitude = perLongitude / Math.cos((32 * Math.PI) / 180);

/** Returns a location's coordinates on the map; one outside is moved to the edge. */
export function onMap({ latitude, longitude }: Place): { readonly x: number; readonly y: number } {
  const within = (value: number, max: number) => Math.round(Math.min(Math.max(value, 0), max) * 10) / 10;
  return {
    x: within((longitude - west) * perLongitude, mapSize.width),
    y: within((north - latitude) * perLatitude, mapSize.height),
  };
}

/** Returns the outline of the country as an SVG path. */
export function outline(): string {
  const points: string[] = [];
  for (let index = 0; index < border.length; index += 2) {
    const { x, y } = onMap({ longitude: border[index] ?? 0, latitude: border[index + 1] ?? 0 });
    points.push(`${x} ${y}`);
  }
  return `M${points.join('L')}z`;
}
