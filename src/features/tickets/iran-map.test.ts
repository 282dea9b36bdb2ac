import { expect, test } from 'vitest';
import { capitals, mapSize, onMap, outline } from './iran-map.ts';

test('every capital is on the map, Tabriz to the north-west of Zahedan', () => {
  for (const capital of capitals) {
    const { x, y } = onMap(capital);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(mapSize.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(mapSize.height);
  }
  const [tabriz, zahedan] = ['Tabriz', 'Zahedan'].map((name) => onMap(capitals.find((one) => one.name?.en === name)!));
  expect(tabriz!.x).toBeLessThan(zahedan!.x);
  expect(tabriz!.y).toBeLessThan(zahedan!.y);
  expect(capitals.length).toBe(31);
});

test('a distant place is marked at the edge', () => {
  expect(onMap({ latitude: 0, longitude: 0 })).toEqual({ x: 0, y: mapSize.height });
});

test('the outline is closed and stays within the map', () => {
  expect(outline()).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+){60,}z$/);
  const xs = [...outline().matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.max(...xs.map(([x]) => x ?? 0))).toBeLessThan(mapSize.width);
  expect(Math.max(...xs.map(([, y]) => y ?? 0))).toBeLessThan(mapSize.height);
});
