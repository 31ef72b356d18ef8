import { expect, it } from 'vitest';
import { type OperationName, operations } from './operations.ts';
import { type RequestClass, requestClasses, requestClassOf } from './request-classes.ts';

const inClass = (requestClass: RequestClass) =>
  (Object.keys(operations) as OperationName[]).filter((name) => requestClassOf[name] === requestClass);
const pathsOf = (requestClass: RequestClass) => inClass(requestClass).map((name) => operations[name].path);

it('every operation has a class', () => {
  expect(Object.keys(requestClassOf).sort()).toEqual(Object.keys(operations).sort());
});

it('every call of orders, payments, pickups and health is in the first class, every other call of baskets, sessions, logins and customers in the second', () => {
  const isOrder = (path: string) =>
    /\/orders\b(?<!customers\/\{customerId\}\/orders)|\/(baskets.*|api)\/payment|createOrder$|\/pickups\b|\/(healthz|readyz)$/.test(path);
  const isBasket = (path: string) =>
    /\/baskets\b|\/oauth2\/|\/api\/session\/|\/sessions$|\/customers\b(?!.*\/orders$)|\/api\/customer\/(?!export|erasure)|^\/callback$/.test(
      path,
    );
  for (const [name, { path }] of Object.entries(operations)) {
    const expected = isOrder(path) ? 'order' : isBasket(path) ? 'basket' : undefined;
    const actual = requestClassOf[name as OperationName];
    expect([name, actual === 'order' || actual === 'basket' ? actual : undefined]).toEqual([name, expected]);
  }
});

it('API-084 calls that no shopper waits for are in the last class, and no other calls', () => {
  expect(inClass('recommendation')).toEqual([
    'getBoostedProducts',
    'getComplementaryProducts',
    'recommendFromHostedIndexes',
    'sendHostedEvents',
    'sendActivity',
  ]);
});

it('calls with the same path have the same class, so that a method that is not allowed has one too', () => {
  const classesOf = new Map<string, Set<RequestClass>>();
  for (const requestClass of requestClasses)
    for (const path of pathsOf(requestClass)) classesOf.set(path, (classesOf.get(path) ?? new Set()).add(requestClass));
  expect([...classesOf].filter(([, classes]) => classes.size > 1)).toEqual([]);
});
