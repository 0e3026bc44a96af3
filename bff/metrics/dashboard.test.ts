import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Metrics } from './metrics.ts';

interface Dashboard {
  panels: { title: string; gridPos: { x: number; y: number }; targets: { expr: string }[] }[];
}
const dashboard = JSON.parse(readFileSync(join(__dirname, 'dashboard.json'), 'utf8')) as Dashboard;
const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** The text of a server that has answered one request of each kind. */
async function metricsText(): Promise<string> {
  const metrics = new Metrics({ version: '1.0.0', commit: null });
  metrics.watchProcess();
  metrics.countField('labels', 'OK', 1);
  metrics.countRequest('/graphql', 200, 1);
  metrics.countUpstreamCall({ service: 'product-server', operation: 'listLabels', status: 200, outcome: 'OK', ms: 1 });
  return metrics.toText();
}

test('every metric of the dashboard exists', async () => {
  const known = new Set([...(await metricsText()).matchAll(/^(\w+)[{ ]/gm)].map(([, name = '']) => name));
  const named = queries.flatMap((query) => query.match(/\b(?:dosije|nodejs|process)_\w+/g) ?? []);
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('every label that the dashboard groups by exists', async () => {
  const known = new Set([...(await metricsText()).matchAll(/(\w+)="/g)].map(([, name = '']) => name));
  const named = queries.flatMap((query) => /by \(([^)]*)\)/.exec(query)?.[1]?.split(', ') ?? []);
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('no panel lies on another', () => {
  const places = dashboard.panels.map(({ gridPos: { x, y } }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(dashboard.panels.length);
});
