const APPROXIMATELY =
  /^(?:[~≈∼≃]|(?:cca|ca|circa|zirka|c|approximately|approx|about|around|roughly|oko|otprilike|približno|etwa|ungefähr|rund|env|environ|aprox|aproximadamente|око|отприлике|приближно)(?![\p{L}]))\.? ?(?=[\d.,])/iu;
const APPROXIMATE_BEHIND = / ?\(?(?<!\p{L})(?:approx|ca|cca|circa|approximately|oko|etwa|env)\.?\)?$/iu;

/**
 * An amount without the words that make it approximate: "ca. 5 %", "~5", "oko 5". What is approximate may be imported
 * only with a word to the person, so that readers of amounts refuse such texts by themselves.
 */
export function withoutApproximation(written: string): { text: string; isApproximate: boolean } {
  const trimmed = written.trim();
  const text = trimmed.replace(APPROXIMATELY, '').replace(APPROXIMATE_BEHIND, '');
  return { text, isApproximate: text !== trimmed };
}
