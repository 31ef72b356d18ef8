// What hangs in the display windows: the garments of the catalog, in the colors that a store would show.
import { garment as beanie } from '../../garments/accessories/beanie.ts';
import { garment as cap } from '../../garments/accessories/cap.ts';
import { garment as gloves } from '../../garments/accessories/gloves.ts';
import { garment as jeans } from '../../garments/bottoms/jeans.ts';
import { garment as overalls } from '../../garments/bottoms/overalls.ts';
import { garment as pants } from '../../garments/bottoms/pants.ts';
import { garment as boot } from '../../garments/footwear/boot.ts';
import { garment as rubberBoot } from '../../garments/footwear/rubber-boot.ts';
import { garment as denimJacket } from '../../garments/outerwear/denim-jacket.ts';
import { garment as downVest } from '../../garments/outerwear/down-vest.ts';
import { garment as jacket } from '../../garments/outerwear/jacket.ts';
import { garment as parka } from '../../garments/outerwear/parka.ts';
import { garment as rainShell } from '../../garments/outerwear/rain-shell.ts';
import { garment as flannel } from '../../garments/tops/flannel.ts';
import { garment as hoodie } from '../../garments/tops/hoodie.ts';
import { garment as workShirt } from '../../garments/tops/work-shirt.ts';
import { stocked } from '../stock.ts';
import type { Displayed } from './store-front.ts';

type Good = (hex: string) => Displayed;

export const displayItems = {
  jacket: (hex) => ({ svg: stocked(jacket, 'jacket', hex, {}) }),
  denimJacket: (hex) => ({ svg: stocked(denimJacket, 'denim-jacket', hex, {}) }),
  downVest: (hex) => ({ svg: stocked(downVest, 'down-vest', hex, {}) }),
  parka: (hex) => ({ svg: stocked(parka, 'parka', hex, {}) }),
  rainShell: (hex) => ({ svg: stocked(rainShell, 'rain-shell', hex, {}) }),
  flannel: (hex) => ({ svg: stocked(flannel, 'flannel', hex, {}) }),
  hoodie: (hex) => ({ svg: stocked(hoodie, 'hoodie', hex, {}) }),
  workShirt: (hex) => ({ svg: stocked(workShirt, 'work-shirt', hex, {}) }),
  pants: (hex) => ({ svg: stocked(pants, 'pants', hex, {}) }),
  jeans: (hex) => ({ svg: stocked(jeans, 'jeans', hex, {}) }),
  overalls: (hex) => ({ svg: stocked(overalls, 'overalls', hex, {}) }),
  boot: (hex) => ({ svg: stocked(boot, 'boot', hex, {}), standing: true }),
  rubberBoot: (hex) => ({ svg: stocked(rubberBoot, 'rubber-boot', hex, {}), standing: true }),
  beanie: (hex) => ({ svg: stocked(beanie, 'beanie', hex, {}), standing: true }),
  cap: (hex) => ({ svg: stocked(cap, 'cap', hex, {}), standing: true }),
  mitts: (hex) => ({ svg: stocked(gloves, 'gloves', hex, { fingers: 'mitten' }) }),
} satisfies Record<string, Good>;
