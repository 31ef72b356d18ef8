/**
 * Chooses one of the fits Regular, Tall, Big, Petite and Plus: by height if a chart states it, otherwise by girth if the measurements match
 * another fit better.
 */
import type { Measurements } from '../measurements/units.ts';
import { type ChartGroup, fitAttribute } from './chart-groups.ts';
import type { SizeChart } from './size-chart.ts';
import { isWithin, misfit, type Suggestion, suggestSize } from './suggest-size.ts';

export interface ChosenFit {
  chart: SizeChart;
  suggestion: Suggestion;
  fit?: { value: string; reason: 'regular' | 'height' | 'girth' };
}

interface FitOptions {
  fits?: readonly string[] | undefined;
  isOffered?(fit: string | undefined, chart: SizeChart, index: number): boolean;
}

/** Number of sizes by which the measurements count as apart if a size is not offered. */
const notOfferedPenalty = 2;

function fitByHeight(chart: SizeChart | undefined, measurements: Measurements, offered: readonly string[]): string | undefined {
  const suggestion = chart && suggestSize(chart, measurements);
  const size = suggestion && chart.sizes[suggestion.sizeIndex];
  return size?.values.find((value) => offered.includes(value));
}

export function chooseFit(
  group: ChartGroup,
  heights: SizeChart | undefined,
  measurements: Measurements,
  { fits, isOffered }: FitOptions = {},
): ChosenFit | undefined {
  const fitCharts = group.charts.flatMap((chart) => (chart.within[fitAttribute] ?? []).map((fit) => ({ fit, chart })));
  const knownFits = fitCharts.length > 0 ? fitCharts.map(({ fit }) => fit) : (fits && heights?.sizes.flatMap(({ values }) => values)) || [];
  const offered = [...new Set(knownFits)].filter((fit) => !fits || fits.includes(fit));
  const regular = fitCharts.find(({ fit }) => offered.includes(fit))?.fit;
  const byHeight = fitByHeight(heights, measurements, offered);
  const initialFit = byHeight ?? regular;
  const chartOfFit = (fit: string | undefined) => fitCharts.find((entry) => entry.fit === fit)?.chart ?? group.charts[0];
  const evaluate = (fit: string | undefined) => {
    const chart = chartOfFit(fit);
    const suggestion = suggestSize(chart, measurements);
    return (
      suggestion && {
        fit,
        chart,
        suggestion,
        score: misfit(suggestion) + (isOffered?.(fit, chart, suggestion.sizeIndex) === false ? notOfferedPenalty : 0),
      }
    );
  };
  const initial = evaluate(initialFit);
  if (!initial) return undefined;
  // Another fit is not better if the measurements are outside of its chart.
  const others =
    initial.score < 1
      ? []
      : offered
          .filter((fit) => chartOfFit(fit) !== initial.chart)
          .flatMap((fit) => evaluate(fit) ?? [])
          .filter(({ suggestion }) => isWithin(suggestion));
  const best = others.reduce((lowest, candidate) => (candidate.score < lowest.score ? candidate : lowest), initial);
  const { chart, suggestion, fit } = best;
  if (fit === undefined) return { chart, suggestion };
  const reason = best !== initial ? 'girth' : byHeight === undefined ? 'regular' : 'height';
  return { chart, suggestion, fit: { value: fit, reason } };
}
