import { type Alias, type Document, isAlias, isNode, type Node, visit } from "yaml";

/** Finds the value that an alias repeats; undefined where no anchor above has its name. The document is walked once, at the first alias. */
export function createAliasLookup(document: Document.Parsed): (alias: Alias) => Node | undefined {
  let targets: Map<Alias, Node> | undefined;
  return (alias) => {
    targets ??= findTargets(document);
    return targets.get(alias);
  };
}

function findTargets(document: Document.Parsed): Map<Alias, Node> {
  const anchors = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  visit(document, (_, node) => {
    if (isAlias(node)) {
      const target = anchors.get(node.source);
      if (target) targets.set(node, target);
    } else if (isNode(node) && node.anchor !== undefined) anchors.set(node.anchor, node);
  });
  return targets;
}
