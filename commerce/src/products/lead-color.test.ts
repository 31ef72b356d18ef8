import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { badgesOfColor, type LeadColorCandidate, leadColor } from './lead-color.ts';

const offer = fc.record({
  price: fc.constantFrom('list', 'sale', 'clearance').map((kind) => ({ unitMinor: 5_000, listMinor: 8_000, kind }) as const),
  isOrderable: fc.boolean(),
});
const styles = fc.nat({ max: 3 }).chain((requestCount) =>
  fc.array(
    fc.record({
      isNew: fc.boolean(),
      offers: fc.array(offer, { minLength: 1, maxLength: 3 }),
      requests: fc.array(fc.boolean(), { minLength: requestCount, maxLength: requestCount }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
);
const isOrderable = ({ offers }: LeadColorCandidate) => offers.some((each) => each.isOrderable);
const isOffered = ({ offers }: LeadColorCandidate, kind: string) => offers.some((each) => each.isOrderable && each.price.kind === kind);
const badges = (color: LeadColorCandidate) => badgesOfColor('new_color', color);

describe('the lead color of a tile', () => {
  it('is one that the shopper asks for, whenever there is one', () => {
    fc.assert(
      fc.property(styles, (colors) => {
        const firstRequest = (color: LeadColorCandidate) => color.requests[0] ?? false;
        expect(firstRequest(leadColor(colors)!)).toBe(colors.some(firstRequest));
      }),
    );
  });

  it('is in clearance, else on sale, else new, else in stock, if some color is and the shopper asks for none', () => {
    fc.assert(
      fc.property(styles, (styleColors) => {
        const colors = styleColors.map((color) => ({ ...color, requests: [] }));
        const lead = leadColor(colors)!;
        const expectLead = (isMet: (color: LeadColorCandidate) => boolean) => {
          if (colors.some(isMet)) expect(isMet(lead)).toBe(true);
          return colors.some(isMet);
        };
        const isDecided =
          expectLead((color) => isOffered(color, 'clearance')) ||
          expectLead((color) => isOffered(color, 'sale')) ||
          expectLead((color) => color.isNew && isOrderable(color)) ||
          expectLead(isOrderable);
        if (!isDecided) expect(lead).toBe(colors[0]);
      }),
    );
  });

  it('is the first of equal colors', () => {
    fc.assert(
      fc.property(styles, (colors) => {
        const [first] = colors;
        expect(leadColor([first!, { ...first! }, { ...first! }])).toBe(first);
      }),
    );
    expect(leadColor([])).toBeUndefined();
  });

  it('LIST-011 has every badge of the tile', () => {
    fc.assert(
      fc.property(styles, (colors) => {
        const lead = leadColor(colors)!;
        expect(badges(lead).includes('New Color')).toBe(lead.isNew);
        expect(badges(lead).includes('Clearance')).toBe(isOffered(lead, 'clearance'));
        expect(badges(lead).includes('Sale')).toBe(isOffered(lead, 'sale'));
      }),
    );
  });
});
