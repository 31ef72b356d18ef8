import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { ProductView } from '../product-view.ts';

type Materials = ProductView['materials'];

const fiberMessages = defineMessages({
  acrylic: { id: 'product.fiber.acrylic', defaultMessage: 'acrylic' },
  alpaca: { id: 'product.fiber.alpaca', defaultMessage: 'alpaca' },
  cotton: { id: 'product.fiber.cotton', defaultMessage: 'cotton' },
  cupro: { id: 'product.fiber.cupro', defaultMessage: 'cupro' },
  down: { id: 'product.fiber.down', defaultMessage: 'duck down' },
  elastane: { id: 'product.fiber.elastane', defaultMessage: 'spandex' },
  hemp: { id: 'product.fiber.hemp', defaultMessage: 'hemp' },
  leather: { id: 'product.fiber.leather', defaultMessage: 'leather' },
  linen: { id: 'product.fiber.linen', defaultMessage: 'linen' },
  'merino-wool': { id: 'product.fiber.merino-wool', defaultMessage: 'merino wool' },
  modal: { id: 'product.fiber.modal', defaultMessage: 'modal' },
  neoprene: { id: 'product.fiber.neoprene', defaultMessage: 'neoprene' },
  nitrile: { id: 'product.fiber.nitrile', defaultMessage: 'nitrile' },
  nylon: { id: 'product.fiber.nylon', defaultMessage: 'nylon' },
  polyester: { id: 'product.fiber.polyester', defaultMessage: 'polyester' },
  polypropylene: { id: 'product.fiber.polypropylene', defaultMessage: 'polypropylene' },
  polyurethane: { id: 'product.fiber.polyurethane', defaultMessage: 'polyurethane' },
  pvc: { id: 'product.fiber.pvc', defaultMessage: 'PVC' },
  rayon: { id: 'product.fiber.rayon', defaultMessage: 'rayon' },
  'recycled-acrylic': { id: 'product.fiber.recycled-acrylic', defaultMessage: 'recycled acrylic' },
  'recycled-nylon': { id: 'product.fiber.recycled-nylon', defaultMessage: 'recycled nylon' },
  'recycled-polyester': { id: 'product.fiber.recycled-polyester', defaultMessage: 'recycled polyester' },
  rubber: { id: 'product.fiber.rubber', defaultMessage: 'natural rubber' },
  wool: { id: 'product.fiber.wool', defaultMessage: 'wool' },
});

const partMessages = defineMessages({
  shell: { id: 'product.part.shell', defaultMessage: 'Shell' },
  panel: { id: 'product.part.panel', defaultMessage: 'Panels' },
  lining: { id: 'product.part.lining', defaultMessage: 'Lining' },
  fill: { id: 'product.part.fill', defaultMessage: 'Fill' },
  trim: { id: 'product.part.trim', defaultMessage: 'Trim' },
  sole: { id: 'product.part.sole', defaultMessage: 'Sole' },
  coating: { id: 'product.part.coating', defaultMessage: 'Coating' },
});

const isKnownFiber = (fiber: string): fiber is keyof typeof fiberMessages => Object.hasOwn(fiberMessages, fiber);

export function MaterialsText({ materials }: { materials: Materials }) {
  const intl = useIntl();
  const percentOf = (percent: number) => intl.formatNumber(percent / 100, { style: 'percent' });
  const nameOf = (fiber: string) => (isKnownFiber(fiber) ? intl.formatMessage(fiberMessages[fiber]) : fiber);
  return materials.map(({ part, fibers }) => {
    const text = fibers.map(({ fiber, percent }) => `${percentOf(percent)} ${nameOf(fiber)}`).join(', ');
    return (
      <div key={part}>
        {materials.length > 1 ? (
          <FormattedMessage
            id="product.part"
            defaultMessage="{part}: {fibers}"
            values={{ part: intl.formatMessage(partMessages[part]), fibers: text }}
          />
        ) : (
          text
        )}
      </div>
    );
  });
}
