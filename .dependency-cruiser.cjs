const { rules } = require('./tools/boundaries.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: rules,
  options: {
    doNotFollow: { path: 'node_modules' },
    // Types count too; `type-only` then tells them apart.
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
    },
  },
};
