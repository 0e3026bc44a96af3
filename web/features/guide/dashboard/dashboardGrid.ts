/** The grid of the dashboard: panels side by side where there is room; the PIF panel is twice as wide as the others. */
export const dashboardGrid = (hasPifs: boolean) =>
  ({
    display: 'grid',
    gap: 2,
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: `repeat(${hasPifs ? 4 : 2}, minmax(0, 1fr))`,
    },
  }) as const;

export const wide = { gridColumn: { md: 'span 2' } } as const;
export const whole = { gridColumn: '1 / -1' } as const;
