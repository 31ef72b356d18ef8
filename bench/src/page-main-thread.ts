/** Event of a Chromium trace; durations in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  /** Processor time of the thread within the duration. */
  tdur?: number;
  args: { data?: object | undefined };
}

export interface PageMainThread {
  /** Milliseconds from the start to the end of each task, in sum. */
  duration: number;
  /** Milliseconds of them in which the thread had a processor. In the others, it waited for one. */
  processorTime: number;
}

/** Sums up the tasks of the main thread of a page in a trace. */
export function pageMainThread(events: readonly TraceEvent[]): PageMainThread {
  const navigation = events.findLast(({ name, args: { data } }) => name === 'navigationStart' && data && isOfPage(data));
  if (!navigation) throw new Error('the trace has no navigation of a page');
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && pid === navigation.pid && tid === navigation.tid,
  );
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0) / 1_000;
  return { duration: sum(tasks.map(({ dur = 0 }) => dur)), processorTime: sum(tasks.map(({ tdur = 0 }) => tdur)) };
}

const isOfPage = (data: object) => 'isOutermostMainFrame' in data && data.isOutermostMainFrame === true;
