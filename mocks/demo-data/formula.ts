import { seededNumber, pick } from './deterministic.ts';
import { ALLERGENS, GREEN, MISSPELLINGS, RED, YELLOW } from './labelTypos.ts';
import { splitNames, type Product, type ProductType } from './products/productType.ts';

/** The ingredients of a label and whether a mandatory item was left off it. */
export interface Formula {
  ingredients: string[];
  lacksResponsiblePerson: boolean;
}

/** The ingredients of a product, changed so that the label gets the wanted result. */
export function formulaOf(type: ProductType, [name, characteristic]: Product, colour: 1 | 2 | 3): Formula {
  const [carriers = '', rest = ''] = type.base.replace(/\s+/g, ' ').split('|');
  const clean = [...new Set([...splitNames(carriers), ...splitNames(characteristic), ...splitNames(rest)])];
  switch (colour) {
    case GREEN:
      return { ingredients: clean, lacksResponsiblePerson: false };
    case YELLOW:
      return { ingredients: yellowIngredients(type, name, clean), lacksResponsiblePerson: false };
    case RED:
      return redFormula(type, name, clean);
  }
}

const perfumed = (name: string, ingredients: string[], ...more: string[]): string[] => {
  const first = seededNumber('allergens', name, 6);
  return [
    ...ingredients,
    'PARFUM',
    ...ALLERGENS.slice(first, first + 2 + seededNumber('how many allergens', name, 4)),
    ...more,
  ];
};

function yellowIngredients({ leaveOn }: ProductType, name: string, clean: string[]): string[] {
  const misspelling = Object.entries(MISSPELLINGS).find(([, meant]) => clean.includes(meant));
  const misspelt = misspelling
    ? clean.map((one) => (one === misspelling[1] ? misspelling[0] : one))
    : [...new Set([...clean, 'CITRUS AURANTIUM DULCIS PEEL OIL'])];
  const oil = pick('oil', name, [
    'LAVANDULA ANGUSTIFOLIA OIL',
    'CANANGA ODORATA FLOWER OIL',
    'CITRUS AURANTIUM DULCIS PEEL OIL',
    'ROSA DAMASCENA FLOWER OIL',
  ]);
  const preservative = leaveOn
    ? pick('preservative', name, ['IMIDAZOLIDINYL UREA', 'PROPYLPARABEN', 'IODOPROPYNYL BUTYLCARBAMATE'])
    : pick('preservative', name, ['METHYLISOTHIAZOLINONE', 'DMDM HYDANTOIN', 'DIAZOLIDINYL UREA']);
  switch (seededNumber('doubt', name, 5)) {
    case 0:
      return [...clean, preservative];
    case 1:
      return misspelt;
    case 2:
      return [...clean, oil, 'LINALOOL', 'LIMONENE'];
    case 3:
      return perfumed(name, clean, ...(clean.includes(oil) ? [] : [oil]));
    default:
      return perfumed(name, misspelt);
  }
}

function redFormula({ leaveOn, category }: ProductType, name: string, clean: string[]): Formula {
  const whole = (ingredients: string[]): Formula => ({ ingredients, lacksResponsiblePerson: false });
  switch (seededNumber('fault', name, 4)) {
    case 0:
      return whole(perfumed(name, clean, 'HYDROXYISOHEXYL 3-CYCLOHEXENE CARBOXALDEHYDE'));
    case 1:
      if (leaveOn) return whole([...clean, 'METHYLISOTHIAZOLINONE']);
      if (category === 'Šampon za kosu') return whole([...clean, 'ZINC PYRITHIONE']);
      break;
    case 2:
      return { ingredients: clean, lacksResponsiblePerson: true };
  }
  return whole(perfumed(name, clean, 'BUTYLPHENYL METHYLPROPIONAL'));
}
