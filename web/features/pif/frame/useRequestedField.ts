import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the field that the fragment of the address names, as the links of "What is missing" do. A field
 * has the name, or is one of a group with names such as `responsiblePerson.phone`; values without an input of that name
 * stand in an element that lists them in `data-fields`.
 */
export function useRequestedField(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const field = hash.slice(1);
    if (!/^\w+$/.test(field)) return;
    const group = document.querySelector(`[data-fields~="${field}"]`);
    const place =
      document.querySelector<HTMLElement>(`main [name="${field}"], main [name^="${field}."]`) ??
      group?.querySelector<HTMLElement>('select, input, a') ??
      group;
    place?.scrollIntoView({ block: 'center' });
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  }, [hash, key]);
}
