import type { IForbiddenRuleType } from 'dependency-cruiser';

export const mayUse: Readonly<Record<string, readonly string[]>>;
export const rules: readonly (IForbiddenRuleType & { name: string })[];
