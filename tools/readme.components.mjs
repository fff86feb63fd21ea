// What a feature's door offers to React, as its types say it: components with their props, callbacks and ref, and hooks.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'

const CALLBACK = /^on[A-Z]/
/** The longest object type that is written out where a callback or a method takes it. */
const MOST_MEMBERS = 6

/** More words than this go by their name. */
const MOST_WORDS = 12

/** Reads the doors with one program. `source` is the library's `src`. */
export async function readComponents({ doors, source, options }) {
  const program = ts.createProgram(doors, options)
  const checker = program.getTypeChecker()
  const { describeAllowed } = await import(pathToFileURL(join(source, 'core', 'setting-error.ts')).href)
  const reader = createReader({ checker, source, fields: await importFields(program, source), describeAllowed })
  return doors.map((door) => {
    const file = program.getSourceFile(door)
    const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(file)).map((symbol) => ({
      name: symbol.name,
      target: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    }))
    const functions = exported.filter(({ target }) => target.valueDeclaration && callOf(checker, target))
    return {
      components: functions.filter(({ name, target }) => /^[A-Z]/.test(name) && isView(target)).map(reader.component),
      hooks: functions.filter(({ name }) => /^(use|open)[A-Z]/.test(name)).map(reader.hook),
    }
  })
}

const isView = (symbol) => symbol.valueDeclaration.getSourceFile().fileName.endsWith('.view.tsx')
const callOf = (checker, symbol) => checker.getTypeOfSymbol(symbol).getCallSignatures()[0]

/** Every module of options, imported as it is: defaults and what is allowed are what the library itself reads. */
async function importFields(program, source) {
  const fields = new Map()
  for (const { fileName } of program.getSourceFiles()) {
    if (!fileName.startsWith(source) || !/\.(options|texts)\.ts$/.test(fileName)) continue
    fields.set(fileName, await import(pathToFileURL(fileName).href))
  }
  return fields
}

const isField = (value) => value?.allowed !== undefined && 'fallback' in value

const isWords = (type) => type.isUnion() && type.types.every((one) => one.isStringLiteral())

function createReader({ checker, source, fields, describeAllowed }) {
  const isOwn = (symbol) => symbol.declarations?.some((declaration) => declaration.getSourceFile().fileName.startsWith(source))
  const docOf = (symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim()
  /** A union of words is written out, by whatever name it goes. */
  const write = (type, node) => tidy(isWords(type) ? writeWords(type) : checker.typeToString(type, node, ts.TypeFormatFlags.NoTruncation))

  /** In their author's order: the compiler's depends on what it has read before. */
  function writeWords(type) {
    const written = type.aliasSymbol?.declarations?.[0].getText() ?? ''
    const words = type.types.map(({ value }) => ({ value, at: written.indexOf(`'${value}'`) }))
    return words
      .sort((a, b) => a.at - b.at || a.value.localeCompare(b.value))
      .map(({ value }) => `'${value}'`)
      .join(' | ')
  }

  /** The field behind an option, and where it stands. */
  function fieldOf(symbol) {
    const declaration = symbol.declarations?.find((one) => ts.isPropertyAssignment(one) || ts.isShorthandPropertyAssignment(one))
    if (!declaration) return
    // `label: cartFields.label`: a component that takes some of a feature's options.
    if (declaration.initializer && ts.isPropertyAccessExpression(declaration.initializer))
      return fieldOf(checker.getSymbolAtLocation(declaration.initializer.name))
    const module = fields.get(declaration.getSourceFile().fileName) ?? {}
    const list = ts.findAncestor(declaration, ts.isVariableDeclaration)?.name.getText()
    // The list that it is written in; where that is not exported, one that takes it in.
    const owner = [module[list], ...Object.values(module)].find((value) => isField(value?.[symbol.name]))
    const type = checker.getTypeOfSymbol(checker.getSymbolAtLocation(declaration.name) ?? symbol)
    const value = type.getProperty('fallback')
    return owner && value && { field: owner[symbol.name], type: checker.getTypeOfSymbol(value), declaration, symbol }
  }

  /** What the option says of itself, or the one of the same name that it stands in for. */
  function meaningOf(symbol, declaration) {
    const own = docOf(symbol)
    if (own || !declaration) return own
    let found = ''
    const look = (node) => {
      if (!found && ts.isPropertyAssignment(node) && node.name.text === symbol.name) {
        const other = checker.getSymbolAtLocation(node.name)
        if (other) found = docOf(other)
      }
      ts.forEachChild(node, look)
    }
    look(declaration.getSourceFile())
    return found
  }

  /** `const { kind = 'main' } = rest`: the default of a prop that is no option. */
  function defaultsIn(declaration) {
    const found = new Map()
    const look = (node) => {
      if (ts.isBindingElement(node) && node.initializer && !ts.isObjectLiteralExpression(node.initializer)) {
        const text = node.initializer.getText()
        if (/^('.*'|[\d_.]+|true|false)$/.test(text)) found.set((node.propertyName ?? node.name).getText(), text)
      }
      ts.forEachChild(node, look)
    }
    look(declaration)
    return found
  }

  /** An object type of the library's own is written out: who reads the table need not look it up. */
  function writeOut(type, node) {
    const bare = checker.getNonNullableType(type)
    const members = checker.getPropertiesOfType(bare)
    const isSmallObject =
      bare.flags & ts.TypeFlags.Object && !bare.getCallSignatures().length && members.length > 0 && members.length <= MOST_MEMBERS
    if (!isSmallObject || !members.every(isOwn)) return write(type, node)
    const inside = members.map(
      (member) => `${member.name}${isOptional(member) ? '?' : ''}: ${write(without(checker.getTypeOfSymbol(member), member), node)}`,
    )
    return `{ ${inside.join('; ')} }`
  }
  const defaultTag = (symbol) =>
    ts.displayPartsToString(symbol.getJsDocTags(checker).find(({ name }) => name === 'default')?.text) || undefined
  const isOptional = (symbol) => Boolean(symbol.flags & ts.SymbolFlags.Optional)
  const without = (type, symbol) => (isOptional(symbol) ? checker.getNonNullableType(type) : type)

  function writeCall(signature, node) {
    const parameters = signature.getParameters().map((parameter) => {
      const { valueDeclaration } = parameter
      const mark = valueDeclaration?.questionToken || valueDeclaration?.initializer ? '?' : ''
      const type = checker.getTypeOfSymbolAtLocation(parameter, node)
      return `${parameter.name}${mark}: ${writeOut(mark ? checker.getNonNullableType(type) : type, node)}`
    })
    return `(${parameters.join(', ')})`
  }

  /** A prop's type as its author wrote it, where a name says more than what it stands for; and the shapes that it names. */
  function typeOf(symbol, { type, node, shapes }) {
    const written = symbol.declarations?.find((one) => ts.isPropertySignature(one))?.type
    const isNamed = written && !written.getText().includes("'")
    if (!written || (isNamed && isWords(type) && type.types.length <= MOST_WORDS)) return write(type, node)
    collectShapes(written, shapes)
    return tidy(written.getText()).replace(/ \| undefined$/, '')
  }

  function collectShapes(written, shapes) {
    const look = (node) => {
      if (ts.isTypeReferenceNode(node)) {
        const symbol = checker.getSymbolAtLocation(node.typeName)
        const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
        const type = target && checker.getDeclaredTypeOfSymbol(target)
        const isShape = type && isOwn(target) && type.flags & ts.TypeFlags.Object && !type.getCallSignatures().length
        const isPartial = node.parent && ts.isTypeReferenceNode(node.parent) && node.parent.typeName.getText() === 'Partial'
        if (isShape && !shapes.has(target.name)) shapes.set(target.name, { type, node, isPartial })
      }
      ts.forEachChild(node, look)
    }
    look(written)
  }

  /** What an object that a prop takes is made of. */
  function readShapes(shapes) {
    const read = []
    // What one of them names is added while they are read.
    for (const [name, { type, node, isPartial }] of shapes) {
      const members = checker.getPropertiesOfType(type).map((member) => readProp(member, { node, shapes, defaults: new Map() }))
      if (members.length > 0)
        read.push({ name, members: members.map((member) => ({ ...member, isRequired: member.isRequired && !isPartial })) })
    }
    return read
  }

  function readProp(symbol, { node, defaults, shapes }) {
    const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, node))
    const found = fieldOf(symbol)
    const call = CALLBACK.test(symbol.name) ? type.getCallSignatures()[0] : undefined
    return {
      name: symbol.name,
      isRequired: !isOptional(symbol),
      isCallback: Boolean(call),
      type: call
        ? writeCall(call, node)
        : found
          ? write(checker.getNonNullableType(found.type), node)
          : typeOf(symbol, { type, node, shapes }),
      allowed: found && describeAllowed(found.field.allowed),
      fallback: found ? found.field.fallback : undefined,
      // What a doc comment says goes before: a default may depend on something.
      fallbackText: defaultTag(found?.symbol ?? symbol) ?? defaults.get(symbol.name),
      meaning: meaningOf(found?.symbol ?? symbol, found?.declaration),
    }
  }

  function readRef(symbol, node) {
    const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, node))
    // `Ref<X>` is a union, one of which is an object that holds an X.
    const holder = (type.isUnion() ? type.types : [type]).find((one) => one.getProperty('current'))
    const held = holder && checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(holder.getProperty('current'), node))
    if (!held) return []
    return checker.getPropertiesOfType(held).map((member) => {
      const call = checker.getTypeOfSymbolAtLocation(member, node).getCallSignatures()[0]
      const result = call && write(call.getReturnType(), node)
      return {
        name: call ? `${member.name}${writeCall(call, node)}` : member.name,
        gives: call ? (result === 'void' ? '' : result) : write(checker.getTypeOfSymbolAtLocation(member, node), node),
        meaning: docOf(member),
      }
    })
  }

  /** The element whose attributes a component takes, where its props say so. */
  function elementOf(declaration, props) {
    if (!props.some((prop) => prop.name === 'className' && !isOwn(prop))) return
    const text = declaration.getSourceFile().getText()
    const names = [...new Set([...text.matchAll(/ComponentPropsWithoutRef<'(\w+)'>/g)].map(([, name]) => name))]
    if (names.length === 1) return names[0]
    const type = declaration.parameters[0]?.type?.getText() ?? ''
    const heritage = new RegExp(`interface ${type} extends ([^{]*)\\{`).exec(text)?.[1] ?? ''
    return (
      /ComponentPropsWithoutRef<'(\w+)'>/.exec(heritage)?.[1] ??
      names.find((name) => new RegExp(`type (\\w+) = [^\\n]*<'${name}'>`).test(text) && heritage.includes(RegExp.$1))
    )
  }

  return {
    component({ name, target }) {
      const declaration = target.valueDeclaration
      const node = ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration
      const [parameter] = callOf(checker, target).getParameters()
      const all = parameter ? checker.getPropertiesOfType(checker.getTypeOfSymbolAtLocation(parameter, node)) : []
      const own = all.filter(isOwn)
      const defaults = defaultsIn(node)
      const ref = own.find((prop) => prop.name === 'ref')
      const shapes = new Map()
      const props = own.filter((prop) => prop !== ref).map((prop) => readProp(prop, { node, defaults, shapes }))
      return {
        name,
        meaning: docOf(target),
        props: props.filter(({ isCallback }) => !isCallback),
        callbacks: props.filter(({ isCallback }) => isCallback),
        ref: ref ? readRef(ref, node) : [],
        element: elementOf(node, all),
        shapes: readShapes(shapes),
      }
    },
    hook({ name, target }) {
      const declaration = target.valueDeclaration
      const call = callOf(checker, target)
      const gives = call.getReturnType()
      return { name, call: `${name}${writeCall(call, declaration)}`, gives: writeOut(gives, declaration), meaning: docOf(target) }
    },
  }
}

/** `readonly` and module paths say nothing to who reads a table. */
const tidy = (text) =>
  text
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\breadonly /g, '')
    .replace(/React\.|"/g, (found) => (found === '"' ? "'" : ''))
