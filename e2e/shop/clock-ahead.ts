/** Sets the clock of a process ahead, before its first module runs. */
const ahead = Number(process.env.CLOCK_AHEAD_DAYS) * 86_400_000;

globalThis.Date = new Proxy(Date, {
  construct: (target, parameters, newTarget) =>
    Reflect.construct(target, parameters.length === 0 ? [target.now() + ahead] : parameters, newTarget),
  get: (target, property, receiver) => (property === 'now' ? () => target.now() + ahead : Reflect.get(target, property, receiver)),
});
