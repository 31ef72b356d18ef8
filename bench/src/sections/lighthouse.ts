import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumPath, chromiumSwitches } from '../chromium.ts';
import { median } from '../median.ts';
import { type PageMainThread, pageMainThread } from '../page-main-thread.ts';
import { formatMilliseconds, type Measurement, type Section } from '../report.ts';

const runs = 5;
/** Number of attempts per run: on a busy machine the browser's trace may be truncated; such a run is repeated. */
const attempts = 3;
const categories = { performance: 'performance', accessibility: 'accessibility', 'best-practices': 'best practices', seo: 'SEO' } as const;
type Category = keyof typeof categories;
const timings = { 'largest-contentful-paint': 'LCP', 'total-blocking-time': 'TBT', 'cumulative-layout-shift': 'CLS' } as const;
type Timing = keyof typeof timings;

/** Scores from 0 to 100, times in milliseconds. */
interface Run {
  scores: Record<Category, number>;
  timings: Record<Timing, number>;
  failed: string[];
  /** A task waits for a processor if the machine has fewer than browser and shop need. Lighthouse counts that time as the page's. */
  mainThread: PageMainThread;
}

async function runOnce(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: Object.keys(categories) });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
  const score = (id: Category) => Math.round((lhr.categories[id]?.score ?? 0) * 100);
  const timing = (id: Timing) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const weightedAudits = Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    timings: {
      'largest-contentful-paint': timing('largest-contentful-paint'),
      'total-blocking-time': timing('total-blocking-time'),
      'cumulative-layout-shift': timing('cumulative-layout-shift'),
    },
    mainThread: pageMainThread(result.artifacts.Trace.traceEvents),
    failed: [...new Set(weightedAudits.map(({ id }) => id))].filter((id) => (lhr.audits[id]?.score ?? 1) < 0.9),
  };
}

async function runWithRetries(url: string, port: number, attemptsLeft = attempts): Promise<Run> {
  try {
    return await runOnce(url, port);
  } catch (error) {
    if (attemptsLeft <= 1) throw error;
    return runWithRetries(url, port, attemptsLeft - 1);
  }
}

function toMeasurement(name: string, all: readonly Run[]): Measurement {
  const scores = Object.entries(categories).map(([id, label]) => `${label} ${median(all.map((run) => run.scores[id as Category]))}`);
  const medianOf = (id: Timing) => median(all.map((run) => run.timings[id]));
  const mainThread = (part: keyof PageMainThread) => formatMilliseconds(median(all.map((run) => run.mainThread[part])));
  const times = [
    `LCP ${formatMilliseconds(medianOf('largest-contentful-paint'))}`,
    `TBT ${formatMilliseconds(medianOf('total-blocking-time'))}`,
    `CLS ${medianOf('cumulative-layout-shift').toFixed(3)}`,
    `main thread ${mainThread('duration')}, of which ${mainThread('processorTime')} with a processor`,
  ];
  const failed = [...new Set(all.flatMap((run) => run.failed))];
  return {
    label: name,
    value: [...scores, ...times, ...(failed.length > 0 ? [`below 90: ${failed.join(', ')}`] : [])].join('; '),
    goal: `performance 95, then 99; accessibility 100; best practices 100; ${name === 'cart' ? 'not listed' : 'SEO 100'}; CLS < 0.01`,
  };
}

/** Images are rendered before the measurement; a section of its own measures their rendering. */
export async function measureLighthouse(origin: string, paths: Record<string, string>): Promise<Section> {
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: ['--headless=new', ...chromiumSwitches()],
    logLevel: 'error',
  });
  try {
    const measurements: Measurement[] = [];
    for (const path of Object.values(paths)) await runWithRetries(origin + path, chrome.port);
    for (const [name, path] of Object.entries(paths)) {
      const all: Run[] = [];
      for (let run = 0; run < runs; run++) all.push(await runWithRetries(origin + path, chrome.port));
      measurements.push(toMeasurement(name, all));
    }
    return { title: 'Lighthouse, mobile, median of five', measurements };
  } finally {
    chrome.kill();
  }
}
