import type { Path } from 'react-hook-form';
import { ANIMAL_TESTING_FIELDS } from '../../../../domain/pif/fields/animalTesting.ts';
import type { PifAnimalTestingInput } from '../../../shared/apollo/schema.generated.ts';
import type { PifDetail_PifFragment as Pif } from '../frame/Pif.generated.ts';
import { fieldsForm, type FormValuesOf, toFieldsInput, toFormValues } from './fieldForm.ts';

/** The form values of the section on animal testing. */
export type AnimalTestingForm = FormValuesOf<typeof ANIMAL_TESTING_FIELDS>;
export const animalTestingForm = fieldsForm(ANIMAL_TESTING_FIELDS);

export const emptyAnswer: AnimalTestingForm['supplierAnswers'][number] = {
  supplier: '',
  answer: '',
  date: '',
  note: '',
};

export const toValues = ({ animalTesting }: Pif): AnimalTestingForm =>
  toFormValues(ANIMAL_TESTING_FIELDS, animalTesting);

export const toInput = (values: AnimalTestingForm): PifAnimalTestingInput =>
  toFieldsInput(ANIMAL_TESTING_FIELDS, values);

/** The field of a path of the input. */
export const fieldOf = (path: string): Path<AnimalTestingForm> | undefined =>
  /^input\.animalTesting\.(statement|thirdCountries|text|signedBy|signedOn|supplierAnswers(?:\.\d+\.\w+)?)$/.exec(
    path,
  )?.[1] as Path<AnimalTestingForm> | undefined;
