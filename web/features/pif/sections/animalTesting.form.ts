import type { Path } from 'react-hook-form';
import { PIF_SECTION_LIMITS } from '../../../../domain/pif/limits.ts';
import type { PifAnimalTestingInput } from '../../../shared/apollo/schema.generated.ts';
import * as z from '../../../shared/zod.ts';
import type { PifDetail_PifFragment as Pif } from '../frame/Pif.generated.ts';
import { day, orNull, text, wantedText } from './units.ts';

const limits = PIF_SECTION_LIMITS;

export const ANSWERS = ['NONE', 'PERFORMED', 'NOT_KNOWN'] as const;
/** Empty is not stated. */
const answer = z.enum(['', ...ANSWERS]);

const supplierAnswer = z.object({
  supplier: wantedText(limits.supplier),
  answer,
  date: day,
  note: text(limits.supplierNote),
});
export const emptyAnswer: z.infer<typeof supplierAnswer> = { supplier: '', answer: '', date: '', note: '' };

/** The form values of the section on animal testing. */
export const animalTestingForm = z.object({
  statement: answer,
  thirdCountries: answer,
  text: text(limits.animalText),
  signedBy: text(limits.signedBy),
  signedOn: day,
  supplierAnswers: z.array(supplierAnswer),
});
export type AnimalTestingForm = z.infer<typeof animalTestingForm>;

export const toValues = ({ animalTesting: section }: Pif): AnimalTestingForm => ({
  statement: section.statement ?? '',
  thirdCountries: section.thirdCountries ?? '',
  text: section.text ?? '',
  signedBy: section.signedBy ?? '',
  signedOn: section.signedOn ?? '',
  supplierAnswers: section.supplierAnswers.map((one) => ({
    supplier: one.supplier,
    answer: one.answer ?? '',
    date: one.date ?? '',
    note: one.note ?? '',
  })),
});

export const toInput = (values: AnimalTestingForm): PifAnimalTestingInput => ({
  statement: values.statement || null,
  thirdCountries: values.thirdCountries || null,
  text: orNull(values.text),
  signedBy: orNull(values.signedBy),
  signedOn: orNull(values.signedOn),
  supplierAnswers: values.supplierAnswers.map((one) => ({
    supplier: one.supplier.trim(),
    answer: one.answer || null,
    date: orNull(one.date),
    note: orNull(one.note),
  })),
});

/** The field of a path of the input. */
export const fieldOf = (path: string): Path<AnimalTestingForm> | undefined =>
  /^input\.animalTesting\.(statement|thirdCountries|text|signedBy|signedOn|supplierAnswers(?:\.\d+\.\w+)?)$/.exec(
    path,
  )?.[1] as Path<AnimalTestingForm> | undefined;
