import { type ImageSource, imageUrl } from '../ui/media/image-url.ts';

export const longName = 'A Very Long Product Name That Goes On the Way Some Uncles Do, Insulated, Limited';
export const longWord = 'Donaudampfschifffahrtsarbeitsjackeninnentasche';
export const longSentence =
  'Whatever you were doing when it wore out, send it back, tell us what went wrong, and we will send another one or the money, whichever you would rather have, without a form.';

const angle = (view: string, alt: string): ImageSource => ({ link: `/i/ridge/4117-10-${view}`, alt, background: '#E4DECF' });

export const coatImages = [
  angle('front', 'Fencepost Chore Coat in duck brown, front'),
  angle('back', 'Fencepost Chore Coat in duck brown, back'),
] as const;

export const sampleSwatches: readonly { name: string; colors: string[]; imageUrl?: string }[] = [
  { name: 'Duck brown', colors: ['#9A6B3C'] },
  { name: 'Barn plaid', colors: ['#8C332B', '#1B1B1D'] },
  { name: 'Spruce', colors: ['#3C5A46'] },
  { name: 'Natural', colors: ['#EDE6D6'] },
  { name: 'Duck with a seam', colors: ['#9A6B3C'], imageUrl: imageUrl(angle('detail', ''), 170) },
];
