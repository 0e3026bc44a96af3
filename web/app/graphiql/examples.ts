/** What the editor opens with: queries that tools ask first. Those of the manual, `schema/README.md`, go further. */
export const examples = [
  {
    query: `# Labels whose verdict is RED, ten a page: totalCount says how many there are, page how to read on.
query RedLabels($page: Int = 1) {
  labels(filter: { status: RED }, page: $page, pageSize: 10) {
    totalCount
    items {
      slug
      name
      status
      company {
        name
      }
    }
  }
}
`,
    variables: '{ "page": 1 }',
  },
  {
    query: `# A list of ingredients judged by the annexes; the category decides which limits hold.
query CheckList($text: String!) {
  checkIngredients(input: { text: $text, category: "shampoo" }) {
    result
    recognised
    total
    findings {
      code
      severity
      ingredient
      reference
    }
  }
}
`,
    variables: '{ "text": "Aqua, Glycerin, Phenoxyethanol 1.5 %" }',
  },
  {
    query: `# Raw materials by a part of their name, with the composition in force.
query RawMaterials($search: String!) {
  rawMaterials(filter: { search: $search }, pageSize: 10) {
    totalCount
    items {
      slug
      tradeName
      manufacturer
      values {
        composition {
          inciName
          maxConcentration
        }
      }
    }
  }
}
`,
    variables: '{ "search": "glicerin" }',
  },
];
