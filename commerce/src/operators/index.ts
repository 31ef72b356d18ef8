export { addOperatorToken, listOperatorTokens, maxTokenDays, removeOperator } from './operator-tokens.ts';
