/** The colours of the design, light and dark. Only the theme contains colour values. */
export const light = {
  page: '#F5F6F3',
  surface: '#FFFFFF',
  subtle: '#ECEFEB',
  border: '#DAE0DA',
  text: '#18211F',
  muted: '#5A6662',
  primary: { main: '#0E5E5A', dark: '#0A4A47', soft: '#DFEEEC', contrastText: '#FFFFFF' },
  accent: { main: '#B4552D', soft: '#FDF4EF' },
  info: { main: '#3A5A86', soft: '#E6EDF6' },
  green: { main: '#1B7A4B', soft: '#E1F3E8', rail: '#1B7A4B' },
  yellow: { main: '#8A5B00', soft: '#FFF2D2', rail: '#DDA11F' },
  red: { main: '#B3261E', soft: '#FCE6E3', rail: '#B3261E' },
  orange: '#DB7F1F',
  brand: { main: '#0B3B38', text: '#EAF3F1', muted: '#A9C6C2' },
};

export const dark: typeof light = {
  page: '#0F1513',
  surface: '#161E1B',
  subtle: '#1D2723',
  border: '#2B3732',
  text: '#E5EBE8',
  muted: '#9BA9A3',
  primary: { main: '#63C9C0', dark: '#7FD6CE', soft: '#16332F', contrastText: '#0F1513' },
  accent: { main: '#EE9A74', soft: '#35221A' },
  info: { main: '#9DBBE4', soft: '#18243A' },
  green: { main: '#63CF97', soft: '#132B1E', rail: '#63CF97' },
  yellow: { main: '#F0BD58', soft: '#30250C', rail: '#F0BD58' },
  red: { main: '#FF8F85', soft: '#361715', rail: '#FF8F85' },
  orange: '#F0A04B',
  brand: { main: '#0B2927', text: '#E5EBE8', muted: '#9BB8B3' },
};

/** Border radii in pixels. */
export const radius = { field: 10, card: 14, pill: 999 };

export const fonts = {
  sans: '"Inter Variable", "Inter Fallback", "Inter Fallback DejaVu", system-ui, "Segoe UI", Roboto, sans-serif',
  serif:
    '"Source Serif 4 Variable", "Source Serif Fallback", "Source Serif Fallback Noto", "Source Serif Fallback DejaVu", Georgia, "Times New Roman", serif',
};
