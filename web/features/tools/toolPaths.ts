/** The addresses of the tools: specification, section 2. */
export const toolPaths = {
  index: '/tools',
  inciCheck: '/tools/incicheck',
  mos: '/tools/mos',
  moe: '/tools/moe',
  pao: '/tools/pao',
  arraysDiff: '/tools/arraysDiff',
  checkedIncis: '/checkedincis',
} as const;
