export const units: {
  postcssPlugin: string;
  Declaration(declaration: { prop: string; value: string }): void;
};
export const drawings: { name: string; markup(file: { content: string }): { code: string } };
